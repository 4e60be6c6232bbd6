/** Which units the answers are given in: those of the partner's questions. */
export interface AnswerUnits {
  readonly area: 'm2' | 'ft2'
  readonly temperature: 'C' | 'F'
  readonly height: 'm' | 'ft'
}

/** The units in which a partner's questions are asked. */
export const answerUnits = (settings: {
  readonly area_unit: 'square_feet' | 'square_meters'
  readonly temperature_unit: 'celsius' | 'fahrenheit'
}): AnswerUnits => {
  const isImperial = settings.area_unit === 'square_feet'
  return {
    area: isImperial ? 'ft2' : 'm2',
    temperature: settings.temperature_unit === 'fahrenheit' ? 'F' : 'C',
    height: isImperial ? 'ft' : 'm',
  }
}

export const M_PER_FT = 0.3048
export const M2_PER_FT2 = M_PER_FT * M_PER_FT
export const celsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9
