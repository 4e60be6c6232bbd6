import { isObject, type JsonPath } from '../../../shared/json-path.ts'
import { type ContentFinding, inIncentive, inProgram, type PartnerContent } from './partner-content.ts'

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** Whom people are told to write to is whom the site names: mail to another address reaches nobody. */
export const lintAddresses = ({ site, catalogue, programs }: PartnerContent): ContentFinding[] => {
  const known = new Set(addressesIn(site, []).map(({ address }) => address))
  const unknownIn = (document: unknown) =>
    addressesIn(document, []).filter(({ address }) => !known.has(address))
  return [
    ...catalogue.incentives.flatMap((entry) =>
      unknownIn(entry).map(({ path, address }) =>
        inIncentive(entry.code, path, 'other-address', { address }),
      ),
    ),
    ...programs.flatMap((program) =>
      unknownIn(program).map(({ path, address }) =>
        inProgram(program.code, path, 'other-address', { address }),
      ),
    ),
  ]
}

type Found = { readonly address: string; readonly path: JsonPath }

function addressesIn(value: unknown, path: JsonPath): Found[] {
  if (typeof value === 'string') return (value.match(ADDRESS) ?? []).map((address) => ({ address, path }))
  if (Array.isArray(value)) return value.flatMap((item, index) => addressesIn(item, [...path, index]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) => addressesIn(item, [...path, key]))
}
