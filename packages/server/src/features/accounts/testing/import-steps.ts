import { type AuditStep, call, test } from '../../../testing/audit-walk.ts'
import { multipartBody } from '../../../testing/files/multipart-body.ts'

let accountImport = ''
const ACCOUNT_IMPORTS = '/api/admin/v1/account_imports'
const sendAccounts = async () => {
  const bytes = Buffer.from('account,last name,address,city,zip\nW-1,Walker,9 Elm Street,Sheboygan,53081')
  const { payload, headers: type } = multipartBody({}, { name: 'accounts.csv', bytes })
  const as = await test.signIn('admin@lakeshore.test')
  const answer = await test.app.inject({
    method: 'POST',
    url: ACCOUNT_IMPORTS,
    payload,
    headers: { ...as, ...type },
  })
  accountImport = answer.json().data.id
  return answer
}
const moveAccounts = async (step: string) => {
  await test.jobs.drain()
  const as = await test.signIn('admin@lakeshore.test')
  const url = `${ACCOUNT_IMPORTS}/${accountImport}`
  const { mapping, version } = (await call('GET', url, undefined, as)).json().data.attributes
  return call('POST', `${url}/${step}`, { mapping, version }, as)
}

export const importSteps: readonly AuditStep[] = [
  [`POST ${ACCOUNT_IMPORTS}`, 'account_import.create', sendAccounts],
  [`POST ${ACCOUNT_IMPORTS}/:id/check`, 'account_import.check', () => moveAccounts('check')],
  [`POST ${ACCOUNT_IMPORTS}/:id/run`, 'account_import.run', () => moveAccounts('run')],
  [
    `POST ${ACCOUNT_IMPORTS}/:id/cancel`,
    'account_import.cancel',
    async () => {
      await sendAccounts()
      return moveAccounts('cancel')
    },
  ],
]
