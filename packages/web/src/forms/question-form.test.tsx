import { FieldDefinition, type FieldDefinitionInput } from '@hearthlight/domain/forms/field-definition'
import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import spanish from '@hearthlight/domain/texts/es/shared.json' with { type: 'json' }
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { HttpProblem } from '../platform/http-problem.ts'
import { partnerQuery } from '../platform/partner.ts'
import { queryClient } from '../platform/queries.ts'
import { bootForTest, testPartner, WithApp } from '../testing/with-app.tsx'
import { FormView } from './form-view.tsx'
import { useQuestionForm } from './use-question-form.ts'
import { useQuestions } from './use-questions.ts'

const SELECT_OPTIONS = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]
type Field = Partial<FieldDefinitionInput> & { name: string }

type Save = (values: FieldValues) => Promise<void>

function Form({ fields, save }: { fields: readonly FieldDefinition[]; save: Save }) {
  const form = useQuestionForm({ id: 'test', under: 'building', questions: useQuestions(fields), save })
  return <FormView form={form} submitLabel="Save" />
}

function show(inputs: readonly Field[], save: Save = async () => undefined) {
  const fields = inputs.map((input) => FieldDefinition.parse({ type: 'text', label: input.name, ...input }))
  return render(<Form fields={fields} save={save} />, { wrapper: WithApp })
}

beforeAll(() => bootForTest())
// A control that is loaded when it is first shown: a busy machine takes longer for that than a test waits.
beforeAll(async () => void (await import('./controls/slider-control.tsx')))
afterEach(() => i18next.changeLanguage('en'))

async function inSpanish() {
  queryClient.setQueryData(partnerQuery('es').queryKey, testPartner())
  await act(() => i18next.changeLanguage('es'))
}

describe('a form made of definitions', () => {
  it('renders the seven types as seven right controls [S1-3.020]', async () => {
    show([
      { name: 'text' },
      { name: 'number', type: 'number' },
      { name: 'email', type: 'email' },
      { name: 'password', type: 'password' },
      { name: 'select', type: 'select', options: SELECT_OPTIONS },
      { name: 'radio', type: 'radio', options: SELECT_OPTIONS },
      { name: 'checkbox', type: 'checkbox' },
    ])
    const control = async (label: RegExp) => (await screen.findByLabelText(label)) as HTMLInputElement
    expect((await control(/^text/)).type).toBe('text')
    expect((await control(/^number/)).inputMode).toBe('numeric')
    expect((await control(/^email/)).type).toBe('email')
    expect((await control(/^password/)).type).toBe('password')
    expect((await control(/^select/)).tagName).toBe('SELECT')
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  })

  it("shows 'Please select one' in a select without a placeholder [S1-5.022]", async () => {
    show([{ name: 'select', type: 'select', options: SELECT_OPTIONS }])
    const select = (await screen.findByLabelText(/select/)) as HTMLSelectElement
    expect(select.selectedOptions[0]?.textContent).toBe('Please select one')
  })

  it('asks the sub-fields of the chosen option and drops their values with it [S1-3.021]', async () => {
    const user = userEvent.setup()
    const saved: FieldValues[] = []
    show(
      [
        {
          name: 'heat',
          type: 'radio',
          enable_sub_fields: true,
          options: [
            { value: 'gas', label: 'Gas', sub_fields: [{ name: 'age', type: 'number', label: 'Age' }] },
            { value: 'oil', label: 'Oil' },
          ],
        },
      ],
      async (values) => void saved.push(values),
    )
    await user.click(await screen.findByLabelText('Gas'))
    await user.type(await screen.findByLabelText(/Age/), '12')
    await user.click(screen.getByLabelText('Oil'))
    expect(screen.queryByLabelText(/Age/)).toBeNull()
    await user.click(screen.getByLabelText('Gas'))
    expect(((await screen.findByLabelText(/Age/)) as HTMLInputElement).value).toBe('')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toEqual([{ heat: 'gas', age: null }]))
  })

  it('judges anew as it is typed after a refusal, and not after a save', async () => {
    const user = userEvent.setup()
    let isRefused = false
    show([{ name: 'town', required: true }], async () => {
      if (isRefused) throw new HttpProblem({ status: 422, code: 'x.y', title: 'Not today.' })
    })
    const town = (await screen.findByLabelText(/town/)) as HTMLInputElement
    const save = async () => {
      await user.type(town, 'Kohler')
      await user.click(screen.getByRole('button', { name: 'Save' }))
    }
    await save()
    await user.clear(town)
    expect(town.getAttribute('aria-invalid')).toBeNull()
    isRefused = true
    await save()
    await screen.findByText('Not today.')
    await user.clear(town)
    await waitFor(() => expect(town.getAttribute('aria-invalid')).toBe('true'))
  })

  it('gives a slider its ends, its step and the value it rests at [S1-3.025]', async () => {
    show([{ name: 'area', type: 'slider', min: 40, max: 90, step: 10, default: 60 }])
    const slider = (await screen.findByRole('slider')) as HTMLInputElement
    expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['40', '90', '10', '60'])
  })

  it.each([
    ['over its maximum', { max: 100 }, '101'],
    ['between its steps', { step: 5 }, '7'],
    ['against its rules', { validations: { min_value: 2 } }, '1'],
  ] as const)('refuses a number %s, and takes one that fits [S1-3.026]', async (_, rule, typed) => {
    const user = userEvent.setup()
    const saved: FieldValues[] = []
    show([{ name: 'rated', type: 'number', ...rule }], async (values) => void saved.push(values))
    const rated = (await screen.findByLabelText(/rated/)) as HTMLInputElement
    await user.type(rated, typed)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toBe(document.activeElement)
    expect([rated.getAttribute('aria-invalid'), saved]).toEqual(['true', []])
    await user.clear(rated)
    await user.type(rated, '100')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toEqual([{ rated: 100 }]))
  })

  const saidOf = async (field: Omit<Field, 'name'>, typed: string) => {
    const user = userEvent.setup()
    const saved: FieldValues[] = []
    show([{ name: 'rated', type: 'number', ...field }], async (values) => void saved.push(values))
    const rated = await screen.findByLabelText(/rated/)
    await user.type(rated, typed)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alert')
    expect(saved).toEqual([])
    return document.getElementById(rated.getAttribute('aria-describedby') ?? '')?.textContent
  }
  it('says which steps a number goes in', async () => {
    expect(await saidOf({ step: 5 }, '7')).toBe('Enter a number in steps of 5, counted from 0.')
  })
  it("says 'This field is required.' at an empty required field [S1-5.030] [S2-5.052]", async () => {
    expect(await saidOf({ type: 'text', required: true }, ' ')).toBe('This field is required.')
  })
  it('says how many characters a text needs [S1-5.031] [S2-5.053]', async () => {
    expect(await saidOf({ type: 'text', validations: { min: 5 } }, 'abcd')).toBe(
      'This field must be at least 5 characters',
    )
  })
  it('says which number is too large [S1-5.032] [S2-5.054]', async () => {
    expect(await saidOf({ max: 100 }, '101')).toBe('This field must be at less than 100')
  })
  it.each([
    ['text', '12345'],
    ['text', '1234567'],
    ['text', 'abcdef'],
    ['number', '12345'],
    ['number', '1234567'],
  ] as const)('says how many digits a %s needs, not %s [S1-5.036] [S2-5.058]', async (type, typed) => {
    expect(await saidOf({ type, validations: { digits: 6 } }, typed)).toBe('Must be 6 digits.')
  })
  it('says that a repetition differs, in general words where the form has none [S1-5.035] [S2-5.057]', async () => {
    const user = userEvent.setup()
    const saved: FieldValues[] = []
    const again = { name: 'again', type: 'password', validations: { confirmed: 'secret' } } as const
    show([{ name: 'secret', type: 'password' }, again], async (values) => void saved.push(values))
    await user.type(await screen.findByLabelText(/^secret/), 'kettle on the hob')
    await user.type(screen.getByLabelText(/^again/), 'kettle on the job')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alert')
    expect(saved).toEqual([])
    const describedBy = screen.getByLabelText(/^again/).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(describedBy)?.textContent).toBe(
      'Passwords do not match. Re-enter password.',
    )
  })
  // "1,000" and "1,5", which the specification refuses, a form reads as they are meant: docs/decisions/0014. The rule that
  // the API judges by refuses them word for word (domain/src/forms/validate-answers.test.ts).
  it.each([
    ['1,000', {}, 1000],
    ['1,5', { step: 0.1 }, 1.5],
  ])('reads %s as it is meant, without a message [S2-5.055] [S2-5.056]', async (typed, field, read) => {
    const user = userEvent.setup()
    const saved: FieldValues[] = []
    show([{ name: 'rated', type: 'number', ...field }], async (values) => void saved.push(values))
    await user.type(await screen.findByLabelText(/rated/), typed)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toEqual([{ rated: read }]))
    expect(screen.queryByRole('alert')).toBeNull()
  })
  it.each(['1,85', '1x', '1,,5'])(
    'says what a numeric field wants, not %s [S1-5.033] [S2-5.055]',
    async (typed) => {
      expect(await saidOf({}, typed)).toBe(
        'This field must contain numeric values without commas or other signs.',
      )
    },
  )
  it.each(['1,,5', '1x', '1.850,5,0'])(
    'says what a decimal field wants, not %s [S1-5.034] [S2-5.056]',
    async (typed) => {
      expect(await saidOf({ step: 0.1 }, typed)).toBe(
        'This field must contain decimal values without commas or other signs.',
      )
    },
  )

  it('shows the band of colour that a number falls in, and its words [S1-3.027]', async () => {
    const user = userEvent.setup()
    const range_helper = [
      { max: 80, label: 'Older', tone: 'caution' as const },
      { max: 100, label: 'Good', tone: 'positive' as const },
    ]
    const { container } = show([{ name: 'rated', type: 'number', range_helper }])
    const rated = await screen.findByLabelText(/rated/)
    const shown = () => [
      screen.getByRole('status').textContent,
      container.querySelector('[data-here]')?.getAttribute('data-tone'),
    ]
    expect(shown()).toEqual(['', undefined])
    await user.type(rated, '80')
    expect(shown()).toEqual(['Older', 'caution'])
    await user.clear(rated)
    await user.type(rated, '81')
    expect(shown()).toEqual(['Good', 'positive'])
  })

  it('needs one answer under a choice with required sub-fields, and one is enough [S1-5.019]', async () => {
    const user = userEvent.setup()
    const saved: FieldValues[] = []
    const rated = (name: string) => ({ name, type: 'text', label: name, required: true }) as const
    const pump = { value: 'pump', label: 'Heat pump', sub_fields: [rated('hspf'), rated('cop')] }
    const heat: Field = { name: 'heat', type: 'radio', enable_sub_fields: true, options: [pump] }
    show([heat], async (values) => void saved.push(values))
    await user.click(await screen.findByRole('radio', { name: 'Heat pump' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alert')
    expect(saved).toEqual([])
    await user.type(screen.getByLabelText(/^cop/), '3')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toEqual([expect.objectContaining({ heat: 'pump', cop: '3' })]))
  })

  it('leaves a hidden field out and makes a disabled or read-only one not editable [S1-3.023] [S1-6.014]', async () => {
    show([
      { name: 'hid', hidden: true },
      { name: 'dis', disabled: true },
      { name: 'fix', readonly: true },
      { name: 'kept', type: 'select', readonly: true, default: 'a', options: SELECT_OPTIONS },
      { name: 'one', type: 'radio', readonly: true, default: 'a', options: SELECT_OPTIONS },
      { name: 'box', type: 'checkbox', readonly: true, label: 'box' },
      { name: 'still', type: 'select', disabled: true, options: SELECT_OPTIONS },
      { name: 'mute', type: 'radio', disabled: true, options: [{ value: 'c', label: 'Third' }] },
      { name: 'deaf', type: 'checkbox', disabled: true, label: 'deaf' },
    ])
    expect(((await screen.findByLabelText('dis')) as HTMLInputElement).disabled).toBe(true)
    expect((screen.getByLabelText('fix') as HTMLInputElement).readOnly).toBe(true)
    expect(screen.queryByLabelText('hid')).toBeNull()
    const kept = within(screen.getByLabelText(/^kept/))
    expect(kept.getByRole<HTMLOptionElement>('option', { name: 'Second' }).disabled).toBe(true)
    const mute = screen.getByRole<HTMLInputElement>('radio', { name: 'Third' }).closest('fieldset')
    const deaf = screen.getByRole<HTMLInputElement>('checkbox', { name: 'deaf' })
    for (const control of [screen.getByLabelText<HTMLSelectElement>(/^still/), mute, deaf])
      expect(control?.disabled).toBe(true)
    for (const control of [
      screen.getByRole<HTMLInputElement>('radio', { name: 'Second' }),
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'box' }),
    ]) {
      await userEvent.click(control)
      expect(control.checked).toBe(false)
    }
  })

  it('shows mask, help, placeholder and preset value [S1-3.024] [S1-5.022]', async () => {
    const user = userEvent.setup()
    show([
      { name: 'phone', type: 'tel', mask: '999-999-9999', help_text: 'Day time', placeholder: '414-…' },
      { name: 'country', default: 'US' },
      { name: 'kind', type: 'select', options: SELECT_OPTIONS, placeholder: 'Which one?' },
      { name: 'area', type: 'number', placeholder: '1850' },
    ])
    const phone = (await screen.findByLabelText(/phone/)) as HTMLInputElement
    await user.type(phone, '4145550123')
    expect(phone.value).toBe('414-555-0123')
    expect(phone.placeholder).toBe('414-…')
    expect(screen.getByLabelText<HTMLSelectElement>(/kind/).selectedOptions[0]?.textContent).toBe(
      'Which one?',
    )
    expect(screen.getByLabelText<HTMLInputElement>(/area/).placeholder).toBe('1850')
    expect(phone.getAttribute('aria-describedby')).not.toBeNull()
    expect(screen.getByText('Day time')).toBeTruthy()
    expect((screen.getByLabelText(/country/) as HTMLInputElement).value).toBe('US')
  })

  it('upper-cases what is typed into an uppercase-only field [S1-5.023]', async () => {
    const user = userEvent.setup()
    show([{ name: 'region', only_uppercase: true }])
    const region = (await screen.findByLabelText(/region/)) as HTMLInputElement
    await user.type(region, 'ab')
    expect(region.value).toBe('AB')
  })

  it('puts no colon behind a label that asks', async () => {
    const user = userEvent.setup()
    show([{ name: 'age', label: 'How old is it?', required: true }])
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('How old is it? This field is required.')
  })

  it('names every mistake, takes the focus and keeps what was typed', async () => {
    const user = userEvent.setup()
    show([
      { name: 'name', required: true },
      { name: 'size', type: 'number' },
    ])
    await user.type(await screen.findByLabelText(/size/), '1,00')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Fill in all required fields.')
    expect(summary.textContent).toContain('name: This field is required.')
    expect(document.activeElement).toBe(summary)
    expect((screen.getByLabelText(/size/) as HTMLInputElement).value).toBe('1,00')
    expect(screen.getByLabelText(/size/).getAttribute('aria-invalid')).toBe('true')
  })

  it.each(['1,850', '1 850', '1.850'])('understands %s', async (typed) => {
    const user = userEvent.setup()
    const saved: FieldValues[] = []
    show([{ name: 'size', type: 'number' }], async (values) => void saved.push(values))
    await user.type(await screen.findByLabelText(/size/), typed)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toEqual([{ size: 1850 }]))
    expect((screen.getByLabelText(/size/) as HTMLInputElement).value).toBe(typed)
  })

  it('does not speak of required fields where an optional number is out of range', async () => {
    const user = userEvent.setup()
    show([{ name: 'size', type: 'number', max: 100 }])
    await user.type(await screen.findByLabelText(/size/), '101')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Please check this form')
    expect(summary.textContent).not.toContain('Fill in all required fields')
    expect(summary.textContent).toContain('size: This field must be at less than 100')
  })

  it('says its mistakes in the language that the person changes to', async () => {
    const user = userEvent.setup()
    show([{ name: 'town', required: true }])
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText('town: This field is required.')
    await inSpanish()
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain(spanish.validation.required)
    expect(summary.textContent).not.toContain('This field is required.')
  })

  it('says a refusal by the server in the language that the person changes to', async () => {
    const user = userEvent.setup()
    show([{ name: 'zip' }], async () => {
      const text = { key: 'shared:validation.zip_region', params: { zip: '10001', region: 'WI' } }
      const fields = [{ path: 'building/zip', message: '10001 is not in WI.', text }]
      const title = { title: 'Please look again.', text: { key: 'shared:problem.invalid-value', params: {} } }
      throw new HttpProblem({ status: 422, code: 'shared.invalid-value', ...title, fields })
    })
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Please look again.')
    await inSpanish()
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain(spanish.problem['invalid-value'])
    expect(summary.textContent).toContain('10001 no está en WI.')
  })

  it('shows a refusal by the server over the form and at its field', async () => {
    const user = userEvent.setup()
    show([{ name: 'zip' }], async () => {
      const fields = [{ path: 'building/zip', message: 'Unknown zip.' }]
      throw new HttpProblem({ status: 422, code: 'shared.invalid-form', title: 'Please look again.', fields })
    })
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Please look again.')
    expect(screen.getByLabelText(/zip/).getAttribute('aria-invalid')).toBe('true')
  })
})
