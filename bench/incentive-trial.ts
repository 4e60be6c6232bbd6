import { copyHome } from '../packages/server/src/testing/database/copied-homes.ts'
import { TEST_SECRET } from '../packages/server/src/testing/test-app.ts'
import { signInAs } from '../packages/server/src/testing/test-sign-in.ts'
import { type DemoServer, withDemoServer } from './support/demo-server.ts'

/**
 * How long an incentive takes to be tried on 10,000 assessed homes, by the call that the console makes; and what of that is
 * the time of this process on a processor, whatever runs beside it.
 */
const HOMES = 10_000
const TARGET_S = 5

/** Copies of the demo home that is assessed, with its result and its answers. */
async function addHomes({ database, http }: DemoServer, partnerId: string): Promise<void> {
  const headers = await signIn({ database }, partnerId, 'homeowner@lakeshore.test')
  const { records } = (await http.inject({ url: '/api/v1/buildings/', headers })).json()
  type Home = { id: string; attributes: { extra_info: { virtual_audit: string | null } } }
  const home = records.data.find(({ attributes }: Home) => attributes.extra_info.virtual_audit !== null)
  // The first who asks has it computed.
  await http.inject({ url: `/api/v2/offers?building_id=${home.id}`, headers })
  await copyHome(database.db, { partnerId, buildingId: home.id, times: HOMES })
}

const signIn = ({ database }: Pick<DemoServer, 'database'>, id: string, email: string) =>
  signInAs(
    database.db,
    TEST_SECRET,
    [{ id, code: 'lakeshore' as const, host: 'lakeshore.localhost' }],
    email,
    'lakeshore',
    () => new Date(),
  )

await withDemoServer(async (server) => {
  const { database, http, name } = server
  const { id: partnerId } = await database.db
    .selectFrom('partners')
    .select('id')
    .where('code', '=', 'lakeshore')
    .executeTakeFirstOrThrow()
  await addHomes(server, partnerId)
  const headers = await signIn(server, partnerId, 'admin@lakeshore.test')
  const path = '/api/admin/v1/studio/incentives'
  const { data } = (await http.inject({ url: path, headers })).json()
  const { id } = data.find(
    (each: { attributes: { code: string } }) => each.attributes.code === 'attic-insulation',
  )
  const { document } = (await http.inject({ method: 'POST', url: `${path}/${id}/draft`, headers })).json()
    .data.attributes.draft
  for (const turn of [1, 2, 3]) {
    const before = process.cpuUsage()
    const answer = await http.inject({
      method: 'POST',
      url: `${path}/${id}/trial`,
      headers,
      payload: { document },
    })
    const { user, system } = process.cpuUsage(before)
    const { homes, qualify, milliseconds } = answer.json().data.attributes
    process.stdout.write(
      `${name}, turn ${turn}: ${homes} homes, ${qualify} qualify, ${(milliseconds / 1000).toFixed(2)} s (target ${TARGET_S} s), processor ${((user + system) / 1e6).toFixed(2)} s\n`,
    )
  }
})
