import type { Texts } from '@hearthlight/domain/texts/namespaces'

export const consoleTexts = import.meta.glob<{ default: Texts }>(
  '../../../domain/src/texts/console/??/*.json',
)
