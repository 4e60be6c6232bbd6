import { EmailAddress } from '@hearthlight/domain/accounts/email-address'
import { BUILT_IN_ROLE_NAMES, isBuiltInRole, staffState } from '@hearthlight/domain/accounts/staff/roles'
import { InviteStaff } from '@hearthlight/domain/accounts/staff/staff-member'
import { Hosts } from '@hearthlight/domain/partner/hosts'
import { Problem, problemTextKey } from '@hearthlight/domain/shared/problem'
import {
  changeStaff,
  switchOff,
  switchOn,
} from '../../packages/server/src/features/accounts/staff/members/change-staff.ts'
import {
  invitationUrl,
  issueInvitation,
} from '../../packages/server/src/features/accounts/staff/members/invitation-mails.ts'
import { enterInvited } from '../../packages/server/src/features/accounts/staff/members/invite-staff.ts'
import {
  findMemberByEmail,
  listAllMembers,
  type StoredMember,
} from '../../packages/server/src/features/accounts/staff/members/member-store.ts'
import { listRoles } from '../../packages/server/src/features/accounts/staff/members/role-store.ts'
import { joinAdvisor } from '../../packages/server/src/features/advisors/staff-advisor-store.ts'
import { findPartnerByCode, readPublished } from '../../packages/server/src/features/partner/partner-store.ts'
import { bySystem } from '../../packages/server/src/platform/audit-log/change.ts'
import { inPartner } from '../../packages/server/src/platform/database/in-partner.ts'
import type { PlatformDb } from '../../packages/server/src/platform/database/schema.ts'
import { deleteSessionsOf } from '../../packages/server/src/platform/sessions/session-store.ts'
import { translator } from '../../packages/server/src/platform/texts/texts.ts'

/** What a command says, and whether it did what it was asked. */
export type Said = { readonly lines: readonly string[]; readonly isDone: boolean }

type At = { readonly db: PlatformDb; readonly partnerId: string; readonly port: number }
type Command = (at: At, given: readonly string[]) => Promise<string[]>

/** Something that was typed and is not there: told in a line. */
class Mistake extends Error {}

const now = () => new Date()
const byCommand = ({ partnerId }: At) => bySystem(partnerId, 'command line')
const inIt = <T>({ db, partnerId }: At, work: Parameters<typeof inPartner<T>>[2]) =>
  inPartner(db, { partnerId }, work)

const COMMANDS: Readonly<Record<string, Command>> = {
  staff: async (at) =>
    (await inIt(at, (db) => listAllMembers(db, at))).map((member) =>
      [member.email, member.name, roleIn(member), staffState(member).replace('_', ' ')].join('\t'),
    ),
  invite: async (at, [email = '', role = '', ...name]) => {
    const invited = InviteStaff.safeParse({ email, name: name.join(' '), role: await roleNamed(at, role) })
    if (!invited.success) throw new Mistake(`'${email}' is not an email, or there is no name`)
    const id = await enterInvited(
      { db: at.db, now, joinAdvisor },
      byCommand(at),
      invited.data,
      async () => {},
    )
    const made = await inIt(at, (db) => issueInvitation(db, at, id, now()))
    const url = invitationUrl(await siteOf(at), made?.token ?? '')
    return [`${invited.data.email} is invited. The link works once, for a week:`, url]
  },
  role: async (at, [email = '', role = '']) => {
    const member = await memberNamed(at, email)
    const change = { name: member.name, revision: member.revision, role: await roleNamed(at, role) }
    await changeStaff({ db: at.db, now }, byCommand(at), member.id, change)
    return [`${member.email} has the role ${role}`]
  },
  'switch-off': async (at, [email = '']) => {
    const member = await memberNamed(at, email)
    const sessions = { endAll: deleteSessionsOf }
    await switchOff({ db: at.db, now, sessions }, byCommand(at), member.id)
    return [`${member.email} is signed out and cannot sign in`]
  },
  'switch-on': async (at, [email = '']) => {
    const member = await memberNamed(at, email)
    await switchOn({ db: at.db, now }, byCommand(at), member.id)
    return [`${member.email} can sign in again`]
  },
}

export const isStaffCommand = (command: string): boolean => Object.hasOwn(COMMANDS, command)

/** Staff of a partner from the command line, by the same rules as in the console. */
export async function staffCommand(
  db: PlatformDb,
  port: number,
  [command = '', code = '', ...given]: readonly string[],
): Promise<Said> {
  const partner = await findPartnerByCode(db, code)
  if (!partner) return { lines: [`there is no partner '${code}'`], isDone: false }
  try {
    const lines = (await COMMANDS[command]?.({ db, partnerId: partner.id, port }, given)) ?? []
    return { lines, isDone: true }
  } catch (error) {
    if (error instanceof Mistake) return { lines: [error.message], isDone: false }
    if (!(error instanceof Problem)) throw error
    return { lines: [translator('en')(problemTextKey(error.code), error.params)], isDone: false }
  }
}

const roleIn = ({ built_in_role, role_name }: StoredMember) => built_in_role ?? role_name ?? 'no role'

async function memberNamed(at: At, given: string): Promise<StoredMember> {
  const email = EmailAddress.safeParse(given)
  const member = email.success ? await inIt(at, (db) => findMemberByEmail(db, at, email.data)) : undefined
  if (member === undefined) throw new Mistake(`nobody of the staff has the email '${given}'`)
  return member
}

/** A built-in role by its name, one of the partner by the name it has there. */
async function roleNamed(at: At, given: string): Promise<string> {
  if (isBuiltInRole(given)) return given
  const made = await inIt(at, (db) => listRoles(db, at))
  const found = made.find(({ name }) => name.toLowerCase() === given.toLowerCase())
  if (found !== undefined) return found.id
  const known = [...BUILT_IN_ROLE_NAMES, ...made.map(({ name }) => `'${name}'`)]
  throw new Mistake(`there is no role '${given}'; there are ${known.join(', ')}`)
}

/** The partner's own address, as its configuration names it. */
async function siteOf({ db, partnerId, port }: At): Promise<string> {
  const published = (await readPublished(db)).find(({ id }) => id === partnerId)
  const host = Hosts.safeParse(published?.config['hosts']).data?.names[0] ?? 'localhost'
  return host.endsWith('localhost') ? `http://${host}:${port}` : `https://${host}`
}
