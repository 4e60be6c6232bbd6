/** The facts of a home that are the name of a company. */
export const COMPANY_FACTS = ['electric_utility', 'gas_utility'] as const
export const isCompanyFact = (name: string): name is (typeof COMPANY_FACTS)[number] =>
  (COMPANY_FACTS as readonly string[]).includes(name)

const AND = new Set(['and', 'e', 'et', 'y'])

/** A name without what people write in several ways: case, accents, punctuation, and every "and". */
function bare(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = letters.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const names = words.filter((word) => !AND.has(word))
  return (names.length > 0 ? names : words).join('')
}

/** Whether two people mean one company, however each of them writes its name. */
export const sameCompany = (one: string, other: string): boolean => one === other || bare(one) === bare(other)
