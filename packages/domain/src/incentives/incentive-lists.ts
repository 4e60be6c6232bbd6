import type { Language } from '../texts/namespaces.ts'
import type { DocumentItem, Incentive, ListItem } from './incentive.ts'
import { type CatalogueDictionaries, type CatalogueEntry, offeredOptions } from './incentive-catalogue.ts'

type Dictionaries = Pick<CatalogueDictionaries, 'documents' | 'questions'>
export type IncentiveLists = Pick<
  Incentive,
  'document_list' | 'read_only_document_list' | 'question_list' | 'required_document' | 'required_question'
>

/** What an incentive asks for, in the words of a language. */
export function incentiveLists(
  entry: CatalogueEntry,
  dictionaries: Dictionaries,
  language: Language,
): IncentiveLists {
  const document = (isRequired: boolean) => (code: string) =>
    documentItem(dictionaries, code, isRequired, language)
  const question = (isRequired: boolean) => (code: string) =>
    listItem(dictionaries, code, isRequired, language)
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
  }
}

/** One question of the partner's catalogue. */
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
  }
}
