import { applicationPath } from '@hearthlight/domain/navigation/application-path'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { visitWords } from '@hearthlight/domain/scheduling/visit-words'
import { LANGUAGES, type Language } from '@hearthlight/domain/texts/namespaces'
import type { MailCalendar } from '../../platform/mail/mail.ts'
import { translator } from '../../platform/texts/texts.ts'
import { addressOf, type Booked, mayBeScheduled, titleOf, zoneOf } from './present-visit.ts'
import type { VisitMail } from './send-visit-mail.ts'
import { visitCalendar } from './visit-calendar.ts'
import type { VisitRow } from './visit-store.ts'

type Person = { readonly name: string; readonly email: string }
type MailParts = {
  readonly row: VisitRow
  readonly booked: Booked
  readonly config: PartnerConfig
}
type What = 'booked' | 'moved' | 'cancelled' | 'reminder'

/** What the person who booked is told of a visit. A reminder brings no entry: the calendar has it. */
export function personMail(what: What, parts: MailParts): VisitMail {
  const { row, booked, config } = parts
  const language = LANGUAGES.find((each) => each === row.person_language) ?? firstLanguage(config)
  const person = { name: row.person_name, email: row.person_email }
  const mail = { to: person.email, language, values: valuesOf(parts, language) }
  if (what !== 'cancelled')
    return {
      ...mail,
      template: `scheduling:mail.${what}`,
      link: { site: booked.site, bookingId: booked.id },
      ...(what !== 'reminder' && { calendar: entryFor('REQUEST', person, parts, language) }),
    }
  const place = placeInstead(row)
  return {
    ...mail,
    template: `scheduling:mail.${place.template}`,
    reader: { kind: 'person', id: row.user_id },
    values: { ...mail.values, url: `${booked.site}${place.path}` },
    calendar: entryFor('CANCEL', person, parts, language),
  }
}

/** A visit that is off takes its link along: another is chosen with the application, as long as it takes one. */
const placeInstead = (row: VisitRow) =>
  mayBeScheduled(row)
    ? { template: 'cancelled', path: pathTo('user-schedule-plans', { id: row.application_id }) }
    : {
        template: 'called-off',
        path: applicationPath({ id: row.application_id, kind: row.kind, building_id: row.building_id }),
      }

/** What the advisor is told, in the partner's first language: nobody asked the advisor for theirs. */
export function advisorMail(what: Exclude<What, 'reminder'>, parts: MailParts): VisitMail {
  const { booked, config } = parts
  const language = firstLanguage(config)
  return {
    template: `scheduling:mail.advisor-${what}`,
    to: booked.advisor.email,
    language,
    values: { ...valuesOf(parts, language), url: `${booked.site}${dayPath(what, booked)}` },
    reader: { kind: 'advisor', staffId: booked.advisor.staffId },
    calendar: entryFor(what === 'cancelled' ? 'CANCEL' : 'REQUEST', booked.advisor, parts, language),
  }
}

const dayPath = (what: What, { id }: Booked) =>
  what === 'cancelled' ? consolePath('advisor-day') : consolePath('visit', { id })

const firstLanguage = (config: PartnerConfig): Language => config.languages[0] ?? 'en'

function valuesOf({ row, booked, config }: MailParts, language: Language) {
  const words = visitWords(config, language, zoneOf(row, config))
  return {
    name: row.person_name,
    email: row.person_email,
    advisor: booked.advisor.name,
    application: titleOf(row, language),
    start: words.moment(booked.start_at),
    finish: words.moment(booked.finish_at),
    zone: words.zone,
    home: addressOf(row),
  }
}

function entryFor(
  method: MailCalendar['method'],
  attendee: Person,
  { row, booked, config }: MailParts,
  language: Language,
): MailCalendar {
  const translate = translator(language, config)
  return visitCalendar(method, {
    id: booked.id,
    // The mail that removes an entry counts as one change more.
    sequence: method === 'CANCEL' ? booked.sequence + 1 : booked.sequence,
    start: booked.start_at,
    finish: booked.finish_at,
    zone: zoneOf(row, config),
    summary: translate('scheduling:calendar.summary', {
      advisor: booked.advisor.name,
      application: titleOf(row, language),
    }),
    location: addressOf(row),
    organizer: { name: config.name, email: config.contact_email },
    attendee,
  })
}
