import { isObject, type JsonPath, valueAt, withValueAt } from '@hearthlight/domain/shared/json-path'
import type { EditorField, Variant } from '@hearthlight/domain/studio/editor-field'
import texts from '@hearthlight/domain/texts/console/en/admin-programs.json' with { type: 'json' }
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { fieldId } from '../../ui/fields/field.tsx'
import { controlName, type Editing, EditingContext } from '../editor/editing.ts'
import { INCENTIVE_EDITOR, IncentiveFields } from '../incentives/incentive-bench.tsx'
import { PartEditor } from '../programs/part-editor.tsx'
import { OTHER_PARTS } from '../programs/program-parts.ts'
import { PROGRAM_EDITOR } from '../programs/program-schema.ts'

const CONDITION = {
  all: [
    { any: [{ fact: 'region', is: 'one_of', values: ['WI'] }] },
    { not: { fact: 'region', is: 'at_least', value: 1 } },
  ],
}

/** A value with everything that its field knows, each shape of a union once. */
function fullValue(field: EditorField): unknown {
  switch (field.kind) {
    case 'words':
      return { en: 'Words' }
    case 'condition':
      return CONDITION
    case 'switch':
      return true
    case 'number':
      return 3
    case 'choice':
      return field.options[0]
    case 'choices':
      return [field.options[0]]
    case 'date':
      return '2026-06-01'
    case 'decimal':
      return '2800.5'
    case 'group':
      return fullDocument(field.fields)
    case 'map':
      return { thing: fullValue(field.item) }
    case 'list': {
      const { item } = field
      return item.kind === 'variants'
        ? item.variants.map((each) => fullVariant(item.by, each))
        : [fullValue(item)]
    }
    case 'variants':
      return field.variants[0] && fullVariant(field.by, field.variants[0])
    default:
      return 'thing'
  }
}
const fullVariant = (by: string | undefined, { type, fields }: Variant) =>
  fields === undefined ? { en: 'Words' } : { ...(by && { [by]: type }), ...fullDocument(fields) }
const fullDocument = (fields: readonly EditorField[]): object =>
  Object.fromEntries(fields.map((field) => [field.key, field.fixed ?? fullValue(field)]))

/** Where the values of a document stand; lists of plain values are one place. */
function leaves(value: unknown, path: JsonPath = []): JsonPath[] {
  if (Array.isArray(value))
    return value.every((item) => typeof item !== 'object')
      ? [path]
      : value.flatMap((item, index) => leaves(item, [...path, index]))
  if (!isObject(value)) return [path]
  return Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]))
}

type EditorProps = { fields: readonly EditorField[]; initial: unknown; children: ReactNode } & Pick<
  Editing,
  'homesAt'
>

function Editor({ fields, initial, children, homesAt }: EditorProps) {
  const [document, setDocument] = useState(initial)
  const fuels = ['natural_gas', 'oil', 'propane'].map((value) => ({ value, label: value }))
  const facts = [
    { value: 'region', label: 'Region', values: undefined },
    { value: 'heating_fuel', label: 'Fuel', values: fuels },
  ]
  return (
    <EditingContext
      value={{
        fields,
        document,
        facts,
        languages: ['en'] as const,
        ...(homesAt && { homesAt }),
        references: () => undefined,
        defectAt: () => undefined,
        change: (path, value) => {
          changed = withValueAt(document, path, value)
          setDocument(changed)
        },
      }}
    >
      {children}
    </EditingContext>
  )
}
let changed: unknown

/** Opens whatever is closed, however deep. */
async function openAll(container: HTMLElement): Promise<void> {
  for (;;) {
    const closed = container.querySelectorAll('[aria-expanded="false"]')
    if (closed.length === 0) return
    await act(async () => {
      for (const button of closed) fireEvent.click(button)
    })
  }
}

const program = fullDocument(PROGRAM_EDITOR)
const stepCount = (valueAt(program, ['steps']) as unknown[]).length
/** They are keys of their statuses. */
const mails = Object.keys(valueAt(program, ['statuses']) ?? {}).map((code) => `statuses.${code}.mail`)
const PARTS = [
  ...(Object.keys(OTHER_PARTS) as (keyof typeof OTHER_PARTS)[]).map((kind) => ({
    name: kind as string,
    part: { kind } as const,
    keys: kind === 'mails' ? mails : (OTHER_PARTS[kind] as readonly string[]),
  })),
  ...Array.from({ length: stepCount }, (_, index) => ({
    name: `step ${index}`,
    part: { kind: 'step', index } as const,
    keys: [`steps.${index}`],
  })),
]
const isUnder = (path: JsonPath, key: string) => `${path.join('.')}.`.startsWith(`${key}.`)
/** What tells the shapes of a union apart is chosen with the shape. */
const controlAt = (path: JsonPath) => document.getElementById(fieldId(controlName(path)))

describe('the editor of programs', () => {
  it.each(PARTS)('reaches every field of its schema: $name', async ({ part, keys }) => {
    await bootForTest({}, SOMEBODY)
    const { container } = render(
      <Editor fields={PROGRAM_EDITOR} initial={program}>
        <PartEditor part={part} />
      </Editor>,
      { wrapper: WithApp },
    )
    await openAll(container)
    const wanted = leaves(program).filter((path) => keys.some((key) => isUnder(path, key)))
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.filter((path) => controlAt(path) === null).map((path) => path.join('.'))).toEqual([])
  })
  it('has a part for every key, so that none is left out', () => {
    const edited = [...Object.values(OTHER_PARTS).flat(), 'steps'].sort()
    expect(edited).toEqual(PROGRAM_EDITOR.map(({ key }) => key).sort())
  })
  it('changes a text, a number, a switch and a condition where they stand', async () => {
    await bootForTest({}, SOMEBODY)
    const { container } = render(
      <Editor fields={PROGRAM_EDITOR} initial={program}>
        <PartEditor part={{ kind: 'questions' }} />
      </Editor>,
      { wrapper: WithApp },
    )
    await openAll(container)
    const at: JsonPath = ['question_groups', 0, 'questions', 0]
    const give = (path: JsonPath, value: string) => {
      const control = controlAt(path)
      if (control === null) throw new Error(`nothing edits ${path.join('.')}`)
      fireEvent.change(control, { target: { value } })
    }
    give([...at, 'question', 'en'], 'Who owns it?')
    give([...at, 'max'], '12')
    give([...at, 'visible_when', 'all', 0, 'any', 0, 'values'], 'WI, MN')
    const required = controlAt([...at, 'required'])
    if (required !== null) fireEvent.click(required)
    expect(valueAt(changed, at)).toMatchObject({
      question: { en: 'Who owns it?' },
      max: 12,
      required: false,
      visible_when: { all: [{ any: [{ fact: 'region', values: ['WI', 'MN'] }] }, CONDITION.all[1]] },
    })
  })
})

describe('the options of a question', () => {
  const at: JsonPath = ['question_groups', 0, 'questions', 0]
  const question = (over: object) => ({
    question_groups: [{ code: 'home', questions: [{ code: 'owner', type: 'Specific values', ...over }] }],
  })
  async function open(over: object) {
    await bootForTest({}, SOMEBODY)
    const { container } = render(
      <Editor fields={PROGRAM_EDITOR} initial={question(over)}>
        <PartEditor part={{ kind: 'questions' }} />
      </Editor>,
      { wrapper: WithApp },
    )
    await openAll(container)
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const options = () => valueAt(changed, [...at, 'options'])

  it('has a code made of its first label, which stays when the label changes', async () => {
    await open({ options: [{ code: 'other', label: { en: 'Somebody else' } }] })
    press('Add an option')
    const [, label] = screen.getAllByLabelText('English', { selector: '[name*="options"]' })
    const type = (value: string) => {
      fireEvent.change(label as HTMLElement, { target: { value } })
      fireEvent.blur(label as HTMLElement)
    }
    type('Other')
    expect(options()).toEqual([
      { code: 'other', label: { en: 'Somebody else' } },
      { code: 'other_2', label: { en: 'Other' } },
    ])
    type('A trust')
    expect(options()).toMatchObject([{}, { code: 'other_2', label: { en: 'A trust' } }])
    const codes = screen.getAllByLabelText<HTMLInputElement>('Code', { selector: '[name*="options"]' })
    expect(codes.map(({ value, readOnly }) => [value, readOnly])).toEqual([
      ['other', true],
      ['other_2', true],
    ])
  })
  it('keep what they mean when their order changes', async () => {
    const codes = { me: ['own'], other: ['rent', 'lease'] }
    await open({
      options: [
        { code: 'me', label: { en: 'Me' } },
        { code: 'other', label: { en: 'Other' } },
      ],
      prefill: { from: 'ownership', codes },
      tells: { fact: 'region', codes: { me: 'WI', other: '' } },
    })
    press('Move down: Me')
    expect(options()).toMatchObject([{ code: 'other' }, { code: 'me' }])
    expect(valueAt(changed, [...at, 'prefill', 'codes'])).toEqual(codes)
    const means = screen.getAllByLabelText<HTMLInputElement>('“Other” means')
    expect(means.map(({ value }) => value)).toEqual(['rent, lease', ''])
    fireEvent.change(means[1] as HTMLInputElement, { target: { value: 'MN' } })
    expect(valueAt(changed, [...at, 'tells', 'codes'])).toEqual({ me: 'WI', other: 'MN' })
  })
  it('are asked for where there is something to choose, and nowhere else', async () => {
    await open({ type: 'Numeric' })
    expect(screen.queryByRole('button', { name: 'Add an option' })).toBeNull()
  })
})

describe('the editor of incentives', () => {
  const incentive = fullDocument(INCENTIVE_EDITOR)
  it('reaches every field of its schema', async () => {
    await bootForTest({}, SOMEBODY)
    const { container } = render(
      <Editor fields={INCENTIVE_EDITOR} initial={incentive}>
        <IncentiveFields />
      </Editor>,
      { wrapper: WithApp },
    )
    await openAll(container)
    expect(
      leaves(incentive)
        .filter((path) => controlAt(path) === null)
        .map((path) => path.join('.')),
    ).toEqual([])
  })
  it('says what is paid as sentences, and keeps the figure when its kind changes', async () => {
    await bootForTest({}, SOMEBODY)
    const parts = [
      { kind: 'percent', percent: '40', cap: '600' },
      { kind: 'flat', amount: '250' },
    ]
    render(
      <Editor fields={INCENTIVE_EDITOR} initial={{ incentive: { amount: { parts } } }}>
        <IncentiveFields />
      </Editor>,
      { wrapper: WithApp },
    )
    const amount = screen.getByRole('group', { name: 'Amount' })
    expect(amount.textContent).toContain('In words: 40% of the price, at most $600 + $250')
    const [kind] = within(amount).getAllByLabelText<HTMLSelectElement>('Kind')
    if (kind === undefined) throw new Error('no kind is chosen')
    expect([...kind.options].map(({ text }) => text)).toEqual([
      'once',
      'for each',
      '% of the price',
      'by the first line that holds',
    ])
    fireEvent.change(kind, { target: { value: 'per_unit' } })
    expect(valueAt(changed, ['incentive', 'amount', 'parts'])).toEqual([
      { kind: 'per_unit', rate: '40', unit: 'each', cap: '600' },
      { kind: 'flat', amount: '250' },
    ])
  })
  it('a condition is added, chosen value by value, counted and removed with its words', async () => {
    await bootForTest({}, SOMEBODY)
    const gas = { says: { en: 'Gas heats it.' }, test: { fact: 'region', is: 'one_of', values: ['WI'] } }
    render(
      <Editor
        fields={INCENTIVE_EDITOR}
        initial={{ incentive: { conditions: ['gas'] }, conditions: { gas } }}
        homesAt={([, code]) => (code === 'gas' ? { homes: 7, left: 5 } : undefined)}
      >
        <IncentiveFields />
      </Editor>,
      { wrapper: WithApp },
    )
    const conditions = screen.getByRole('group', { name: 'Conditions' })
    expect(conditions.textContent).toContain('75 left')
    fireEvent.click(within(conditions).getByRole('button', { name: 'Condition' }))
    expect(valueAt(changed, ['incentive', 'conditions'])).toEqual(['gas', 'condition_1'])
    expect(valueAt(changed, ['conditions', 'condition_1', 'test'])).toEqual({
      fact: '',
      is: 'one_of',
      values: [],
    })
    const facts = within(conditions).getAllByLabelText<HTMLSelectElement>('What')
    fireEvent.change(facts[1] as HTMLSelectElement, { target: { value: 'heating_fuel' } })
    const last = () => within(conditions).getAllByLabelText<HTMLSelectElement>('Values').at(-1)
    fireEvent.change(last() as HTMLSelectElement, { target: { value: 'oil' } })
    fireEvent.click(within(conditions).getByRole('button', { name: 'Or another value' }))
    fireEvent.change(last() as HTMLSelectElement, { target: { value: 'propane' } })
    expect(valueAt(changed, ['conditions', 'condition_1', 'test', 'values'])).toEqual(['oil', 'propane'])
    fireEvent.click(within(conditions).getByRole('button', { name: 'Remove: Gas heats it.' }))
    expect(valueAt(changed, ['incentive', 'conditions'])).toEqual(['condition_1'])
    expect(Object.keys(valueAt(changed, ['conditions']) as object)).toEqual(['condition_1'])
  })
  it('what a question tells is chosen by its fact, then option by option in the words of the assessment', async () => {
    await bootForTest({}, SOMEBODY)
    const option = (code: string, en: string) => ({ code, label: { en } })
    const fuel = {
      name: { en: 'What did it burn?' },
      answer_type: 'select',
      tells: { fact: '' },
      select_options: [option('gas', 'Gas'), option('other', 'Something else'), option('oil', 'Oil')],
    }
    const { container } = render(
      <Editor fields={INCENTIVE_EDITOR} initial={{ questions: { fuel } }}>
        <IncentiveFields />
      </Editor>,
      { wrapper: WithApp },
    )
    await openAll(container)
    const choose = (label: string, words: string) => {
      const select = screen.getByLabelText<HTMLSelectElement>(label)
      const chosen = [...select.options].find(({ text }) => text === words)
      fireEvent.change(select, { target: { value: chosen?.value } })
    }
    choose('What', 'What heats your home?')
    expect(valueAt(changed, ['questions', 'fuel', 'tells'])).toEqual({
      fact: 'heating_fuel',
      codes: ['', '', ''],
    })
    choose('“Oil” means', 'Heating oil')
    choose('“Gas” means', 'Natural gas')
    expect(valueAt(changed, ['questions', 'fuel', 'tells', 'codes'])).toEqual(['natural_gas', '', 'oil'])
  })
})

type Named = { readonly fields: Set<string>; readonly choices: Set<string> }

/** What has to have words: each key of an object, and each option that is no language. */
function collectNames(field: EditorField, named: Named): void {
  named.fields.add(field.key)
  const { fields: inside, choices } = namesIn(field)
  for (const each of inside) collectNames(each, named)
  for (const choice of choices.filter((each) => !LANGUAGES.some((language) => language === each)))
    named.choices.add(choice)
}

function namesIn(field: EditorField): { fields: readonly EditorField[]; choices: readonly string[] } {
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return { fields: [], choices: field.options }
    case 'group':
      return { fields: field.fields, choices: [] }
    case 'list':
    case 'map':
      return { fields: [field.item], choices: [] }
    case 'variants': {
      const fields = field.variants.flatMap((variant) => variant.fields ?? [])
      const choices = field.by === undefined ? [] : field.variants.map(({ type }) => type)
      return { fields, choices }
    }
    default:
      return { fields: [], choices: [] }
  }
}

it.each([
  ['programs', PROGRAM_EDITOR],
  ['incentives', INCENTIVE_EDITOR],
])('every field and every choice of %s has words', (_name, fields) => {
  const named: Named = { fields: new Set(), choices: new Set() }
  for (const field of fields) collectNames(field, named)
  expect([...named.fields].filter((key) => !Object.hasOwn(texts.field, key))).toEqual([])
  expect([...named.choices].filter((choice) => !Object.hasOwn(texts.choice, choice))).toEqual([])
})
