import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ADMIN_PERMISSIONS, type AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import { BUILT_IN_ROLES, type BuiltInRole } from '@hearthlight/domain/accounts/staff/roles'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import type { ChangeDb, PlatformDb } from '../../platform/database/schema.ts'
import { importAccounts } from './account-system/import-accounts.ts'
import { type DemoCustomer, demoCustomers } from './accounts-demo-people.ts'
import { insertAdmin, insertOperator } from './admin-store.ts'
import { hashPassword } from './passwords/password-hash.ts'
import { insertUser } from './user-store.ts'

type DemoPartner = { readonly id: string; readonly code: string }
type Seed = { readonly partnersFolder: string; readonly at: Date; readonly password_hash: string }

/** Demo people by email: their id. */
export type DemoPeople = ReadonlyMap<string, string>

const DEMO_PASSWORD = 'Demo-pass-2026'
const DEMO_OPERATOR = { email: 'operator@platform.test', name: 'Robin Ekholm', is_demo: true }
const ADMIN_MAILBOXES = ['admin', 'reviewer', 'advisor'] as const

/** Who of the demo may change more than a home of their own, at these partners and above them. */
export const demoStaffEmails = (codes: readonly string[]): string[] => [
  DEMO_OPERATOR.email,
  ...codes.flatMap((code) => ADMIN_MAILBOXES.map((mailbox) => adminEmail(mailbox, code))),
]

const adminEmail = (mailbox: (typeof ADMIN_MAILBOXES)[number], code: string) => `${mailbox}@${code}.test`

/** The people of the demo partners, their utility accounts, their admins, and the operator of the platform. */
export async function seedAccountsDemo(
  db: PlatformDb,
  partners: readonly DemoPartner[],
  { partnersFolder, at }: Omit<Seed, 'password_hash'>,
): Promise<DemoPeople> {
  const seed = { partnersFolder, at, password_hash: await hashPassword(DEMO_PASSWORD) }
  const people = new Map<string, string>()
  for (const partner of partners) {
    await importDemoAccounts(db, partner, partnersFolder)
    await change(db, bySystem(partner.id, 'demo'), seeding(partner), async (changeDb) => {
      for (const customer of demoCustomers(partner.code))
        people.set(customer.email, await insertDemoCustomer(changeDb, partner, customer, seed))
      await insertDemoAdmins(changeDb, partner, seed)
      return { result: undefined }
    })
  }
  await insertOperator(db, { ...DEMO_OPERATOR, password_hash: seed.password_hash })
  return people
}

const seeding = ({ id }: DemoPartner) => ({ action: 'demo.people', record: { type: 'partner', id } })

async function importDemoAccounts(
  db: PlatformDb,
  { id, code }: DemoPartner,
  partnersFolder: string,
): Promise<void> {
  const csv = await readFile(join(partnersFolder, code, 'accounts.csv'), 'utf8')
  const result = await importAccounts(db, id, csv)
  if (result.kind === 'refused') {
    const [first] = result.faults
    throw new Error(`partners/${code}/accounts.csv line ${first?.line}: ${first?.message}`)
  }
}

async function insertDemoCustomer(
  db: ChangeDb,
  partner: DemoPartner,
  { language, extra_info, ...customer }: DemoCustomer,
  { at, password_hash }: Seed,
): Promise<string> {
  const scope: { partnerId: string; language: Language } = { partnerId: partner.id, language }
  const user = await insertUser(db, scope, {
    ...customer,
    name: `${customer.first_name} ${customer.last_name}`,
    community: '',
    consent: true,
    subscribed: false,
    password_hash,
    user_type: 'customer',
    third_party_signup: false,
    email_confirmed_at: at,
    who_dunnit_admin_id: null,
    extra_info,
  })
  return user.id
}

async function insertDemoAdmins(
  db: ChangeDb,
  { id, code }: DemoPartner,
  { at, password_hash }: Seed,
): Promise<void> {
  // The reviewer of the demo may see everything of the desk, which is more than the role of that name.
  const desk = ADMIN_PERMISSIONS.filter(
    (permission) => !['login_as', 'staff', 'AppliedOfferRestrictedDataAccess'].includes(permission),
  )
  const admins: Record<(typeof ADMIN_MAILBOXES)[number], DemoAdmin> = {
    admin: { name: 'Jordan Hale', role: 'administrator' },
    reviewer: { name: 'Casey Moreau', permissions: desk },
    advisor: { name: 'Taylor Brandt', role: 'advisor' },
  }
  for (const mailbox of ADMIN_MAILBOXES) {
    const { name, role = null, permissions } = admins[mailbox]
    await insertAdmin(
      db,
      { partnerId: id },
      {
        email: adminEmail(mailbox, code),
        name,
        password_hash,
        joined_at: at,
        built_in_role: role,
        default_permissions: [...(permissions ?? (role === null ? [] : BUILT_IN_ROLES[role]))],
        additional_permissions: [],
      },
    )
  }
}

type DemoAdmin = {
  readonly name: string
  readonly role?: BuiltInRole
  readonly permissions?: readonly AdminPermission[]
}
