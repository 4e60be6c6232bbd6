import type { Language } from '../texts/namespaces.ts'
import { paysByUnit } from './amounts/formula-parts.ts'
import type { DocumentItem, Incentive, ListItem, Stage } from './incentive.ts'
import type { CatalogueDictionaries, CatalogueEntry } from './incentive-catalogue.ts'
import { offeredOptions } from './offered-options.ts'

type Dictionaries = Pick<CatalogueDictionaries, 'documents' | 'questions'>
export type IncentiveLists = Pick<
  Incentive,
  'document_list' | 'read_only_document_list' | 'question_list' | 'required_document' | 'required_question'
>

/** What is asked up to a stage: what is asked for the payment comes to what the application has. */
export const askedAt = <Item extends { readonly stage: Stage }>(
  items: readonly Item[],
  stage: Stage,
): readonly Item[] => (stage === 'payment' ? items : items.filter((item) => item.stage === stage))

/** The question whose answer decides how much is paid; null where the amount counts nothing that is asked for. */
export const amountQuestion = ({
  amount,
  amount_question,
  quantity_question,
}: Pick<CatalogueEntry, 'amount' | 'amount_question' | 'quantity_question'>): string | null =>
  paysByUnit(amount) ? (amount_question ?? quantity_question) : null

/** What an incentive asks for, in the words of a language. */
export function incentiveLists(
  entry: CatalogueEntry,
  dictionaries: Dictionaries,
  language: Language,
): IncentiveLists {
  const stage = (later: readonly string[], code: string): Stage =>
    entry.needs_approval_first && later.includes(code) ? 'payment' : 'application'
  const document = (isRequired: boolean) => (code: string) => ({
    ...documentItem(dictionaries, code, isRequired, language),
    stage: stage(entry.payment_documents, code),
  })
  const question = (isRequired: boolean) => (code: string) => ({
    ...listItem(dictionaries, code, isRequired, language),
    is_quantity: code === entry.quantity_question,
    sets_amount: code === amountQuestion(entry),
    stage: stage(entry.payment_questions, code),
  })
  return {
    document_list: [...entry.documents.map(document(true)), ...entry.optional_documents.map(document(false))],
    read_only_document_list: entry.read_only_documents.map(document(false)),
    question_list: [...entry.questions.map(question(true)), ...entry.optional_questions.map(question(false))],
    required_document: entry.documents.map((required_id) => ({ required_id })),
    required_question: entry.questions.map((required_id) => ({ required_id })),
  }
}

const word = (isRequired: boolean) => (isRequired ? 'true' : 'false')

function documentItem(
  { documents }: Dictionaries,
  code: string,
  isRequired: boolean,
  language: Language,
): DocumentItem {
  const named = documents[code]
  return {
    id: code,
    name: named?.name[language] ?? '',
    description: named?.description?.[language] ?? '',
    is_required: word(isRequired),
    min_files: named?.min_files ?? 1,
    restrict_data_access: named?.restrict_data_access ?? false,
    stage: 'application',
  }
}

/** One question of the partner's catalogue; when it is asked, and what its answer counts for, is for the incentive to say. */
export function listItem(
  { questions }: Pick<Dictionaries, 'questions'>,
  code: string,
  isRequired: boolean,
  language: Language,
): ListItem {
  const asked = questions[code]
  const options = asked === undefined ? [] : offeredOptions(asked)
  return {
    id: code,
    name: asked?.name[language] ?? '',
    description: asked?.description?.[language] ?? '',
    is_required: word(isRequired),
    answer_type: asked?.answer_type ?? 'text',
    select_options: options.map(({ label }) => label[language] ?? ''),
    select_codes: options.map((option) => option.code),
    restrict_data_access: asked?.restrict_data_access ?? false,
    rules: (asked?.rules ?? []).map((rule) => ({ ...rule, says: rule.says[language] ?? '' })),
    is_quantity: false,
    sets_amount: false,
    stage: 'application',
    ...(asked?.tells && { tells: asked.tells }),
  }
}
