import { z } from 'zod'
import { ApplicationOfPerson } from '../../accounts/people/people.ts'
import { One } from '../../shared/envelope.ts'
import { ListOf, listPage } from '../../shared/list-page.ts'
import { VOCABULARY } from '../../shared/vocabulary.ts'
import { LETTERS } from './energy-label.ts'

export const HOUSE_TYPES = VOCABULARY.house_type.house_type.options
const Letter = z.enum(LETTERS)
const Count = z.number().int().nonnegative()

export const StaffHomesQuery = listPage(['address', 'created_at'], 'address').extend({
  q: z.string().trim().max(100).optional().describe('Begins words of the address or of the home’s name'),
  house_type: z.enum(HOUSE_TYPES).optional(),
  assessed: z.enum(['yes', 'no']).optional(),
  label: Letter.optional().describe('The energy label as it was last calculated'),
})
export type StaffHomesQuery = z.infer<typeof StaffHomesQuery>

const Assessed = z.object({
  is_assessed: z.boolean().describe('The questions are answered and were sent in'),
  label: Letter.nullable().describe('Null until the result is calculated'),
  engine_version: z.string().nullable().describe('Of the engine that calculated the result'),
  computed_at: z.iso.datetime().nullable(),
})

export const ListedHome = Assessed.extend({
  address: z.string(),
  city: z.string(),
  owner: z.string(),
  house_type: z.string().nullable(),
  applications: Count,
  created_at: z.iso.datetime(),
})
export type ListedHome = z.infer<typeof ListedHome>
export const StaffHomesResponse = ListOf('home', ListedHome)

export const AnsweredSection = z.object({
  name: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type AnsweredSection = z.infer<typeof AnsweredSection>

const Year = z.object({
  label: Letter,
  kwh: z.number().describe('Bought in a year, rounded as in the report'),
  money: z.number().describe('What that costs'),
  kg_co2: z.number(),
})

/** A home of whichever person of the partner. Its result is the stored one: looking at it calculates nothing. */
export const StaffHome = Assessed.omit({ label: true }).extend({
  name: z.string(),
  address: z.string(),
  construction_year: z.number().int().nullable(),
  floor_area: z.number().nullable().describe('In the partner’s unit of area'),
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  created_at: z.iso.datetime(),
  is_current: z
    .boolean()
    .describe(
      'Nothing the result was made of has changed since: answers, record, prices, incentives, engine',
    ),
  result: z.object({ now: Year, after: Year }).nullable().describe('`after`: with the recommended plan'),
  answers: z.array(AnsweredSection).describe('In the words of the partner’s questions'),
  applications: z.array(ApplicationOfPerson),
  advisor_requests: z
    .array(
      z.object({
        id: z.string(),
        advisor: z.string(),
        incentives: z.array(z.string()),
        asked_at: z.iso.datetime(),
      }),
    )
    .describe('What the person asked advisors about, by advisor'),
})
export type StaffHome = z.infer<typeof StaffHome>
export const StaffHomeResponse = One('home', StaffHome)
