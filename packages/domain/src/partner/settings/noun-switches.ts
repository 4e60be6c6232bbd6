import { z } from 'zod'
import { aboutSwitch } from '../../texts/about.ts'
import { SWITCHED_NOUNS } from '../pages/pages.ts'

type Switch = z.ZodDefault<z.ZodBoolean>
type Switches = { readonly [Noun in keyof typeof SWITCHED_NOUNS as `enable_${Noun}`]: Switch }

const switches = Object.entries(SWITCHED_NOUNS).map(([noun, isOn]): [string, Switch] => [
  `enable_${noun}`,
  z
    .boolean()
    .default(isOn)
    .meta(aboutSwitch(noun.replaceAll('_', '-'))),
])

/** A switch for each noun that the table of pages says has one. */
// TypeScript does not follow the names of keys through a list.
export const NounSwitches = z.strictObject(Object.fromEntries(switches) as Switches)
