import type { Texts } from '@hearthlight/domain/texts/namespaces'

export const consoleTexts = import.meta.glob<{ texts: Texts }>('../../../domain/src/texts/??/admin*.ts')
