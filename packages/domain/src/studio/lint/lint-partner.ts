import { missingTexts } from '../../partner/local-text.ts'
import { isOwnAddress } from '../../partner/own-address.ts'
import type { PartnerConfig } from '../../partner/partner-config.ts'
import { readPartnerConfig } from '../../partner/read-partner.ts'
import { isObject, type JsonPath, pathText, valueAt } from '../../shared/json-path.ts'
import { LANGUAGES, type Language } from '../../texts/namespaces.ts'
import { contrasts } from '../contrasts.ts'
import type { Finding } from './finding.ts'
import { lintEnglish } from './lint-english.ts'
import { lintLinks } from './lint-links.ts'
import { lintSwitches } from './lint-switches.ts'
import { staleTexts } from './lint-texts.ts'

/** All that the checks find in a draft, compared with what is published; those that stop it first. */
export function lintPartner(draft: unknown, base: unknown): readonly Finding[] {
  const languages = languagesOf(draft)
  const read = readPartnerConfig(draft)
  const missing = missingTexts(draft, languages).map(
    ({ path, language }): Finding => ({
      code: 'missing-text',
      severity: 'stop',
      params: { language },
      path: [...path, language],
    }),
  )
  const [main] = languages
  const config = read.kind === 'valid' && main !== undefined ? read.configs[main] : undefined
  const found: Finding[] =
    read.kind === 'invalid'
      ? read.problems.filter(isNoMissingText(missing)).map(invalid)
      : config === undefined
        ? []
        : [...lintConfig(config), ...lintEnglish(draft, config)]
  const all = [...found, ...missing, ...staleTexts(base, draft, languages)]
  return [
    ...all.filter(({ severity }) => severity === 'stop'),
    ...all.filter(({ severity }) => severity === 'warn'),
  ]
}

const lintConfig = (config: PartnerConfig): Finding[] => [
  ...lintContrast(config),
  ...lintDeadEnds(config),
  ...lintLinks(config),
  ...lintSwitches(config),
]

/** As the draft says it: one that is not valid has no languages yet. */
function languagesOf(draft: unknown): readonly Language[] {
  const given = valueAt(draft, ['languages'])
  const known = Array.isArray(given) ? LANGUAGES.filter((language) => given.includes(language)) : []
  // The order is the partner's own: the first is the default.
  return Array.isArray(given) ? known.sort((a, b) => given.indexOf(a) - given.indexOf(b)) : ['en']
}

const isNoMissingText = (missing: readonly Finding[]) => {
  const told = new Set(missing.map(({ path }) => pathText(path.slice(0, -1))))
  return ({ path, message }: { path: string; message: string }) =>
    !(message.startsWith('has no text in') && told.has(pathText(fromDots(path))))
}

const fromDots = (path: string): JsonPath =>
  path === '' ? [] : path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

const invalid = ({ path, message }: { readonly path: string; readonly message: string }): Finding => ({
  code: 'invalid',
  severity: 'stop',
  params: { message },
  path: fromDots(path),
})

const lintContrast = ({ theme }: PartnerConfig): Finding[] =>
  contrasts(theme)
    .filter(({ passes }) => !passes)
    .map(({ name, ratio, least }) => ({
      code: 'low-contrast',
      severity: 'stop',
      path: ['theme', 'colour'],
      params: { name, ratio: ratio.toFixed(1), least },
    }))

/** Pages that nobody can come to, or not go on from. */
function lintDeadEnds(config: PartnerConfig): Finding[] {
  const { hosts, sso, settings } = config
  const dead = (code: Finding['code'], path: string): Finding => ({
    code,
    severity: 'stop',
    params: {},
    path: path.split('.'),
  })
  const home = settings.sections.home.sections
  const leadsOn = home.some((section) => isObject(valueAt(section, ['call_to_action'])))
  return [
    ...(hosts.names.length === 0 ? [dead('no-host', 'hosts.names')] : []),
    ...(isOwnAddress(config) ? [] : [dead('foreign-address', 'base_url')]),
    ...(sso.hide_user_pass_login && !sso.allowed ? [dead('no-way-in', 'sso.hide_user_pass_login')] : []),
    ...(sso.allowed && sso.saml === undefined && sso.oidc === undefined && sso.hide_user_pass_login
      ? [dead('no-way-in', 'sso.allowed')]
      : []),
    ...(leadsOn ? [] : [dead('no-start', 'settings.sections.home.sections')]),
  ]
}
