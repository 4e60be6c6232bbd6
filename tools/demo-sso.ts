import { installPackages } from './steps/install.mjs'

// The providers are packages that only tests have, so that a start did not bring them.
await installPackages({ forTests: true })
const { startIdentityProviders } = await import(
  '../packages/server/src/testing/identity-providers/identity-providers.ts'
)

/** The demo partner boreale is configured for identity providers on this port. */
const PORT = 3900
const site = process.env['SITE'] ?? `http://boreale.localhost:${process.env['PORT'] ?? 3000}`

const person = (subject: string, first_name: string, last_name: string, email_verified = true) => ({
  subject,
  email: `${subject}@boreale.test`,
  email_verified,
  first_name,
  last_name,
})

await startIdentityProviders({
  port: PORT,
  site,
  people: [
    person('homeowner', 'Mélanie', 'Gagnon'),
    person('synced', 'Olivier', 'Tremblay'),
    person('twice', 'Chloé', 'Bouchard'),
    person('nobody', 'Alex', 'Inconnu'),
    person('nameless', '', ''),
  ],
})
console.log(`Identity providers for ${site} are at http://localhost:${PORT}`)
console.log(`  SAML:  ${site}/api/v1/auth/sso/login?provider=saml`)
console.log(`  OIDC:  ${site}/api/v1/auth/sso/login?provider=oidc`)
console.log(
  '  homeowner@ has an account here; synced@ is one known customer, twice@ is two, nobody@ is none.',
)
console.log('Stop with Ctrl+C.')
