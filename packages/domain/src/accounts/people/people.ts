import { z } from 'zod'
import { One } from '../../shared/envelope.ts'
import { ListOf, listPage } from '../../shared/list-page.ts'
import { EmailAddress } from '../email-address.ts'
import { ExtraInfo } from '../extra-info.ts'
import { Line } from '../line.ts'
import { OwnSession } from '../own-sessions.ts'
import { UserType } from '../user.ts'

const Count = z.number().int().nonnegative()

export const PeopleQuery = listPage(['name', 'created_at'], 'name').extend({
  q: z.string().trim().max(100).optional().describe('Begins a name, email, phone, address or account number'),
})
export type PeopleQuery = z.infer<typeof PeopleQuery>

export const ListedPerson = z.object({
  name: z.string(),
  email: z.string(),
  city: z.string(),
  account: z.string().nullable(),
  user_type: UserType,
  homes: Count,
  applications: Count,
  created_at: z.iso.datetime(),
})
export type ListedPerson = z.infer<typeof ListedPerson>
export const PeopleResponse = ListOf('person', ListedPerson)

export const HomeOfPerson = z.object({
  id: z.string(),
  address: z.string(),
  city: z.string(),
  construction_year: z.number().int().nullable(),
  label: z.string().nullable().describe('Letter of the energy label; null until the assessment is finished'),
  label_after: z.string().nullable().describe('The same once the plan is carried out'),
  engine_version: z.string().nullable(),
  computed_at: z.iso.datetime().nullable(),
})
export type HomeOfPerson = z.infer<typeof HomeOfPerson>

export const ApplicationOfPerson = z.object({
  id: z.string(),
  number: Count,
  name: z.string(),
  status: z.string(),
  status_name: z.string().nullable().describe('In the words of the program; null for an incentive'),
  total: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export type ApplicationOfPerson = z.infer<typeof ApplicationOfPerson>

export const Person = z.object({
  ...ListedPerson.omit({ homes: true, applications: true }).shape,
  first_name: z.string(),
  last_name: z.string(),
  mailing_address: z.string(),
  region: z.string(),
  zip: z.string(),
  language: z.string(),
  phones: z.array(z.string()).describe('Of their contacts'),
  email_confirmed: z.boolean(),
  has_password: z.boolean(),
  third_party_signup: z.boolean(),
  consent: z.boolean(),
  subscribed: z.boolean(),
  extra_info: ExtraInfo,
  erased_at: z.iso.datetime().nullable(),
  homes: z.array(HomeOfPerson),
  applications: z.array(ApplicationOfPerson),
  sessions: z.array(OwnSession.omit({ is_current: true }).extend({ id: z.string() })),
  mails: z.array(z.object({ id: z.string(), subject: z.string(), created_at: z.iso.datetime() })),
})
export type Person = z.infer<typeof Person>
export const PersonResponse = One('person', Person)

const Needed = Line.min(1)
/** Somebody whom staff enter; they choose their password from a mail. */
export const NewPerson = z.strictObject({
  email: EmailAddress,
  first_name: Needed,
  last_name: Needed,
  mailing_address: Line.optional(),
  city: Line.optional(),
  zip: Line.optional(),
})
export type NewPerson = z.infer<typeof NewPerson>

/** Links that staff may have mailed to a person. */
export const PERSON_LINKS = ['create-password', 'reset-password', 'confirm-email'] as const
export type PersonLink = (typeof PERSON_LINKS)[number]
export const SendLink = z.object({ link: z.enum(PERSON_LINKS) })
export const LinkSentResponse = One('link', z.object({ sent: z.literal(true) }))

type Signs = Pick<
  Person,
  'email_confirmed' | 'has_password' | 'third_party_signup' | 'erased_at' | 'user_type'
>

/** Which of them are of use to this person: who signs in elsewhere has no password here. */
export function linksFor(person: Signs): PersonLink[] {
  if (person.erased_at !== null || person.user_type !== 'customer' || person.third_party_signup) return []
  const password = person.has_password ? 'reset-password' : 'create-password'
  return person.email_confirmed ? [password] : [password, 'confirm-email']
}
