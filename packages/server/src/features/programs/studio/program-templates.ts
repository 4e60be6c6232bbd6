import type { ProgramShape } from '@hearthlight/domain/programs/definition/program-definition'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import { appliances } from '@hearthlight/domain/programs/templates/appliances'
import { heatPump } from '@hearthlight/domain/programs/templates/heat-pump'
import { homeVisit } from '@hearthlight/domain/programs/templates/home-visit'
import { incomeQualified } from '@hearthlight/domain/programs/templates/income-qualified'
import { insulation } from '@hearthlight/domain/programs/templates/insulation'
import { weatherKit } from '@hearthlight/domain/programs/templates/weather-kit'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { z } from 'zod'

const TEMPLATES: readonly z.input<typeof ProgramShape>[] = [
  weatherKit,
  insulation,
  heatPump,
  appliances,
  homeVisit,
  incomeQualified,
]

export const findTemplate = (code: string) => TEMPLATES.find((template) => template.code === code)

/** The library in the words of the reader. */
export const listTemplates = (language: Language) =>
  TEMPLATES.map(({ code, languages, name, description, steps, minutes }) => {
    const say = sayIn(language, languages)
    return {
      id: code,
      attributes: {
        name: say(name),
        description: say(description),
        minutes,
        steps: steps.map((step) => say(step.name)),
      },
    }
  })
