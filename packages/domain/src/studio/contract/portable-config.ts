import { isObject, type JsonPath, valueAt, withValueAt } from '../../shared/json-path.ts'
import type { RawConfig } from './studio-contract.ts'

/** People and secrets: they are in no file, and an import leaves those that are there as they are. */
const KEPT_HERE: readonly JsonPath[] = [
  ['settings', 'tester_emails'],
  ['settings', 'localize', 'tester_emails'],
  ['sso', 'oidc', 'client_secret'],
]

/** The name of a variable of the server is no secret. */
const isVariable = (value: unknown) => typeof value === 'string' && value.startsWith('$')

/** A configuration as it may leave the house. */
export const portableConfig = (config: RawConfig): RawConfig =>
  KEPT_HERE.filter(
    (path) => valueAt(config, path) !== undefined && !isVariable(valueAt(config, path)),
  ).reduce<unknown>((portable, path) => withValueAt(portable, path, undefined), config) as RawConfig // Values were taken out of an object.

/** A configuration of a file with the people and secrets of this place. */
export const withOwn = (config: unknown, mine: unknown): unknown =>
  KEPT_HERE.filter((path) => isObject(valueAt(config, path.slice(0, -1)))).reduce(
    (whole, path) => withValueAt(whole, path, valueAt(mine, path)),
    config,
  )
