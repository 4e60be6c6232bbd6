import { dictionary } from '@zxcvbn-ts/language-common'

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** On the bundled list of the most common passwords (about 49,000, in lower case). */
export const isCommonPassword = (lowerCased: string): boolean => common.has(lowerCased)
