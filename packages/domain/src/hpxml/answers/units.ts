/** Which units the answers are given in: those of the partner's questions. */
export interface AnswerUnits {
  readonly area: 'm2' | 'ft2'
  readonly temperature: 'C' | 'F'
  readonly height: 'm' | 'ft'
}

/** The units in which people of a country speak of their homes. */
export const answerUnits = (country: string): AnswerUnits =>
  country === 'US'
    ? { area: 'ft2', temperature: 'F', height: 'ft' }
    : { area: 'm2', temperature: 'C', height: 'm' }

export const M_PER_FT = 0.3048
export const M2_PER_FT2 = M_PER_FT * M_PER_FT
export const celsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9
