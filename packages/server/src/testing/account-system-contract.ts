import { expect, it } from 'vitest'
import type { AccountSystem } from '../features/accounts/account-system/account-system.ts'
import { bySystem } from '../platform/audit-log/change.ts'

export type KnownToTheSystem = {
  readonly system: AccountSystem
  /** A partner that has the accounts of `partners/boreale/accounts.csv`. */
  readonly partnerId: string
  /** A partner that does not. */
  readonly otherPartnerId: string
}

/** What every account system must do, the built-in one and any remote one that stands in its place. */
export function accountSystemContract(known: () => KnownToTheSystem): void {
  const here = () => bySystem(known().partnerId, 'contract')
  const idsOf = (accounts: readonly { accountId: string }[]) => accounts.map(({ accountId }) => accountId)

  it('verifies an account by its id and an address of it, however they are written', async () => {
    const found = await known().system.verify(here(), {
      accountId: 'bo 100234',
      address: '12 Chemin du Lac Bleu',
    })
    expect(found).toMatchObject({ accountId: 'BO-100-234', last_name: 'Gagnon' })
    expect(found?.sites.map((site) => site.id)).toEqual(['S-23401', 'S-23402'])
  })
  it('verifies nothing by the id or the address alone', async () => {
    const { system } = known()
    expect(
      await system.verify(here(), { accountId: 'BO-100-234', address: '88, avenue des Érables' }),
    ).toBeUndefined()
    expect(
      await system.verify(here(), { accountId: 'BO-1', address: '1450, rue Saint-Édouard' }),
    ).toBeUndefined()
  })
  it('finds by email none, one or several', async () => {
    const find = async (email: string) => idsOf(await known().system.findByEmail(here(), email))
    expect(await find('nobody@boreale.test')).toEqual([])
    expect(await find('synced@boreale.test')).toEqual(['BO-100-577'])
    expect(await find('twice@boreale.test')).toEqual(['BO-100-610', 'BO-100-611'])
  })
  it('finds by details only when all of them fit', async () => {
    const details = {
      first_name: 'melanie',
      last_name: 'GAGNON',
      mailing_address: '1450 rue St',
      zip: 'G9A5S2',
    }
    const { system } = known()
    expect(idsOf(await system.findByDetails(here(), details))).toEqual([])
    const right = { ...details, mailing_address: '1450 rue Saint Edouard' }
    expect(idsOf(await system.findByDetails(here(), right))).toEqual(['BO-100-234'])
    expect(idsOf(await system.findByDetails(here(), { ...right, zip: 'G9A 5S3' }))).toEqual([])
  })
  it('keeps partners apart', async () => {
    const { system, otherPartnerId } = known()
    const elsewhere = { partnerId: otherPartnerId }
    expect(await system.findByEmail(elsewhere, 'synced@boreale.test')).toEqual([])
    expect(await system.account(elsewhere, 'BO-100-234')).toBeUndefined()
  })
  it('makes an account that can then be found', async () => {
    const { system } = known()
    const person = {
      first_name: 'Noé',
      last_name: 'Martel',
      email: 'noe@boreale.test',
      mailing_address: '3, rue des Pins',
      city: 'Alma',
      region: 'QC',
      country: 'CA',
      zip: 'G8B 2T1',
    }
    const accountId = await system.create(here(), person)
    expect(await system.account(here(), accountId)).toMatchObject({ accountId, ...person })
    expect(idsOf(await system.findByDetails(here(), person))).toEqual([accountId])
  })
  it('takes a missing address for no proof', async () => {
    const { system } = known()
    const names = { first_name: 'Noé', last_name: 'Sans-Adresse', email: null }
    const nowhere = { mailing_address: '', city: '', region: '', country: 'CA', zip: '' }
    const accountId = await system.create(here(), { ...names, ...nowhere })
    expect(await system.verify(here(), { accountId, address: '-' })).toBeUndefined()
    expect(await system.findByDetails(here(), { ...names, ...nowhere })).toEqual([])
  })
}
