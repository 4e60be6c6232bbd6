import type { AppliedAmount } from '@hearthlight/domain/applications/amounts/applied-amount'
import { answerWords } from '@hearthlight/domain/applications/answers/answer-words'
import type { HandedIn } from '@hearthlight/domain/applications/handed-in'
import { formats } from '@hearthlight/domain/partner/formats'
import type { HomeScope } from '../../../platform/access/access.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { listComments } from '../comments/comment-store.ts'
import type { Asked } from './asked-items.ts'

/** What was handed in for a rebate, line by line. What staff may only read one by one is not sent through a mail. */
export async function rebateCopy(
  deps: ApplicationDeps,
  db: PartnerDb,
  scope: HomeScope,
  { questions, documents: documentItems }: Asked,
  { id, amount, basis }: AppliedAmount & { readonly id: string },
): Promise<HandedIn['lines']> {
  const { access, language, partner } = scope
  const translate = translator(language, partner.config)
  const written = formats(partner.config, language)
  const comments = await listComments(db, access, { project_id: id, commentable_type: 'ListItem' })
  const answers = questions.flatMap((item) => {
    const { content = '' } = comments.find(({ commentable_id }) => commentable_id === item.id) ?? {}
    if (content === '') return []
    const value = item.restrict_data_access
      ? translate('applications:copy.confidential')
      : answerWords(item, content, written, translate)
    return [{ name: item.name, value }]
  })
  const given = await deps.documents.listOfApplication(db, scope, id)
  const documents = documentItems.flatMap(({ id: item, name, restrict_data_access }) => {
    const files = given.filter(({ item_id }) => item_id === item).map((file) => file.name)
    const value = restrict_data_access ? translate('applications:copy.confidential') : files.join(', ')
    return files.length === 0 ? [] : [{ name, value }]
  })
  const words = amount === null ? '' : written.money(Number(amount), 2)
  const sum = {
    name: translate('applications:copy.amount'),
    value: basis === 'maximum' ? translate('incentives:amount.at_most_sum', { amount: words }) : words,
  }
  return [...answers, ...documents, ...(amount === null ? [] : [sum])]
}

/** What happens next with an application for a rebate. */
export const nextOf = ({ language, partner }: HomeScope, status: string): string =>
  translator(language, partner.config)(`incentives:next.${status}`)
