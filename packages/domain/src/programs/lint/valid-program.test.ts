import { describe, expect, it } from 'vitest'
import type { AmountPart } from '../../incentives/amounts/amount-formula.ts'
import { STEP_TYPES, StepDefinition } from '../definition/step-definition.ts'
import { type ProgramInput, sampleInput } from '../testing/sample-program.ts'
import { ValidProgram } from './valid-program.ts'

const issues = (over: Partial<ProgramInput>) =>
  (ValidProgram.safeParse(sampleInput(over)).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )
const sample = sampleInput()
const [home = { code: '', name: {}, questions: [] }] = sample.question_groups ?? []
const [owner, name] = home.questions
const asked = (...questions: (typeof home.questions)[number][]) => ({
  question_groups: [{ ...home, questions }],
})
const steps = (change: (step: ProgramInput['steps'][number], index: number) => object | null) => ({
  steps: sample.steps.flatMap((step, index) => {
    const changed = change(step, index)
    return changed === null ? [] : [{ ...step, ...changed } as typeof step]
  }),
})

const [things] = sample.measure_groups ?? []
const paying = (part: AmountPart): Partial<ProgramInput> => ({
  measure_groups: (things ? [things] : []).map((group) => ({
    ...group,
    measures: group.measures.map((fan) => ({ ...fan, formula: { parts: [part] } })),
  })),
})

describe('a program', () => {
  it('is sound as it stands', () => {
    expect(issues({})).toEqual([])
  })
  it('has steps of six types and of no other [S2-2.038]', () => {
    const types = ['contact', 'prq', 'attachment', 'tandc', 'measurelist', 'measuredetails']
    expect([...STEP_TYPES]).toEqual(types)
    expect(StepDefinition.options.map(({ shape }) => shape.type.value).toSorted()).toEqual(types.toSorted())
  })
  it('is refused without a text in its first language, of an option too', () => {
    const spanish = issues({ languages: ['es', 'en'] })
    expect(spanish).toContain('name: no es text')
    expect(spanish).toContain('question_groups.0.questions.0.options.0.label: no es text')
    expect(issues({ languages: ['en', 'es'] })).toEqual([])
  })
  it.each([
    [asked(), 'question_groups.0: asks nothing'],
    [steps(({ id }) => (id === 'home' ? { groups: [] } : {})), 'steps.0.groups: shows nothing'],
    [
      { attachment_groups: [{ code: 'papers', name: { en: 'Papers' }, attachments: [] }] },
      'attachment_groups.0: asks for no document',
    ],
    [
      { measure_groups: [{ code: 'things', name: { en: 'Things' }, measures: [] }] },
      'measure_groups.0: offers no measure',
    ],
    [paying({ kind: 'flat', amount: '0' }), 'measure_groups.0.measures.0.formula: pays nothing'],
    [
      paying({ kind: 'per_unit', rate: '0.00', unit: 'each' }),
      'measure_groups.0.measures.0.formula: pays nothing',
    ],
  ])('is refused while a part of it is empty', (over, said) => {
    expect(issues(over)).toContain(said)
  })
  it('is refused while it asks nothing, or pays what nothing says', () => {
    const bare = { question_groups: [], attachment_groups: [], measure_groups: [], measure_types: {} }
    const paid = { ...sample.statuses, paid: { name: { en: 'Paid' }, is_end: true, money: 'paid' as const } }
    const onlyTerms = { ...bare, ...steps(({ id }) => (id === 'terms' ? {} : null)), statuses: paid }
    expect(issues(onlyTerms)).toEqual([
      'steps: ask the applicant nothing',
      'measure_groups: nothing says what is paid',
    ])
    expect(issues({ ...onlyTerms, budget: { amount: '9000', when_used_up: 'close' } })).toEqual([
      'steps: ask the applicant nothing',
    ])
    expect(issues({ statuses: paid })).toEqual([])
  })
  it('is refused with a group that no step shows, or a step with one that is not there', () => {
    expect(issues(steps(({ id }) => (id === 'papers' ? { groups: ['letters'] } : {})))).toEqual([
      'steps.3.groups: no such code: letters',
      'attachment_groups.0: no step shows it',
    ])
  })
  it('is refused when something is sent by post and not everybody has to give the address', () => {
    const words = { en: 'Where to?' }
    const address = {
      code: 'where_to',
      question: words,
      type: 'Free-form (single line)' as const,
      prefill: { from: 'address' as const },
    }
    const of = (question: object) =>
      issues({ is_posted: true, ...(owner && name ? asked(owner, name, { ...address, ...question }) : {}) })
    const breach = 'is_posted: is sent by post and nobody has to give the address'
    expect(of({ required: true })).toEqual([])
    expect(of({})).toEqual([breach])
    expect(of({ required: true, prefill: { from: 'email' } })).toEqual([breach])
    const when = { fact: 'owner', is: 'one_of', values: ['me'] }
    expect(of({ required: true, visible_when: when })).toEqual([breach])
    expect(issues({ is_posted: true })).toEqual([breach])
  })
  it('is refused when nothing submits it, or a step stands behind that', () => {
    expect(issues(steps(({ id }) => (id === 'terms' ? null : {})))).toEqual([
      'steps: no step that everybody sees submits the application',
    ])
    expect(issues({ steps: [...sample.steps].reverse() })).toContain(
      'steps.1: stands behind the step that submits',
    )
  })
  it('is refused when details come before what they are of', () => {
    const [first, list, details, ...rest] = sample.steps
    const turned = [first, details, list, ...rest].filter((step) => step !== undefined)
    expect(issues({ steps: turned })).toEqual(['steps.1: no step before it offers measures'])
  })
  it('is refused with a condition on what nobody asks, asks later or does not offer', () => {
    const when = (fact: string, value = 'me') => ({ fact, is: 'one_of' as const, values: [value] })
    expect(issues(steps((_, index) => (index === 0 ? { visible_when: when('owner') } : {})))).toContain(
      'steps.0.visible_when: is asked for only later: owner',
    )
    expect(issues(steps((_, index) => (index === 1 ? { visible_when: when('dog') } : {})))).toContain(
      'steps.1.visible_when: no such fact: dog',
    )
    expect(
      issues(steps((_, index) => (index === 1 ? { visible_when: when('owner', 'nobody') } : {}))),
    ).toContain('steps.1.visible_when: owner does not offer: nobody')
    expect(
      issues(steps((_, index) => (index === 1 ? { visible_when: when('heating_fuel', 'oil') } : {}))),
    ).toEqual([])
  })
  it('is refused when a choice offers nothing, one option twice, or what the wire cannot say', () => {
    const offering = (...options: { code: string; label: object }[]) =>
      owner && name ? asked({ ...owner, options }, name) : {}
    const option = (code: string, en: string, es = `${en} (es)`) => ({ code, label: { en, es } })
    const [me, other] = [option('me', 'Me'), option('other', 'Other')]
    const of = (...options: { code: string; label: object }[]) =>
      issues({ ...offering(...options), languages: ['en', 'es'] }).flatMap((issue) => {
        const [, told] = /^question_groups\.0\.questions\.0\.(options.*)$/.exec(issue) ?? []
        return told ?? []
      })
    expect(of(me, other)).toEqual([])
    expect(of()).toEqual(['options: no options'])
    expect(of(me, option('me', 'Myself'), other)).toEqual(['options.1.code: stands twice: me'])
    expect(of(me, option('myself', 'Me ', 'Yo mismo'), other)).toEqual(['options: an option stands twice'])
    expect(of(me, option('other', 'Other', 'Me (es)'))).toEqual(['options: an option stands twice'])
    const unsaid = 'holds a semicolon, or stands between dashes'
    expect(of(option('me', 'Me; or us'), other)).toEqual([`options.0.label: ${unsaid}`])
    expect(of(me, option('other', '-Other-'))).toEqual([`options.1.label: ${unsaid}`])
    expect(of(option('en', 'English'), other)).toEqual(['options.0.code: is the code of a language'])
  })
  it('is refused when what an option means is told of one that it does not have', () => {
    const meaning = (over: object) => (owner && name ? issues(asked({ ...owner, ...over }, name)) : [])
    const at = 'question_groups.0.questions.0'
    expect(meaning({ prefill: { from: 'ownership', codes: { me: ['own'] } } })).toEqual([])
    expect(meaning({ prefill: { from: 'ownership', codes: { us: ['own'] } } })).toEqual([
      `${at}.prefill.codes: no such option: us`,
    ])
    expect(meaning({ tells: { fact: 'solar_pv', codes: { me: 'yes', other: '' } } })).toEqual([])
    expect(meaning({ tells: { fact: 'solar_pv', codes: { me: 'yes' } } })).toEqual([
      `${at}.tells.codes: not one code an option`,
    ])
  })
  it('is refused when a question has the name of a fact of the home, or stands twice', () => {
    if (!owner || !name) throw new Error('the sample has changed')
    expect(issues(asked(owner, name, { ...name, code: 'heating_fuel' }))).toContain(
      'question_groups.0.questions.2.code: is the name of a fact of the home: heating_fuel',
    )
    expect(issues(asked(owner, name, name))).toContain(
      'question_groups.0.questions.2: stands twice: owner_name',
    )
  })
  it('is refused when a share of the cost is paid and nobody asks for the cost', () => {
    const measure_groups = structuredClone(sample.measure_groups ?? [])
    const [fan] = measure_groups[0]?.measures ?? []
    if (fan) fan.formula = { parts: [{ kind: 'percent', percent: '10' }] }
    const measure_types = { plain: { name: { en: 'Plain' }, field_groups: [] } }
    expect(issues({ measure_groups, measure_types })).toEqual([
      'measure_groups.0.measures.0.formula: pays a share of the cost, and no field asks for the cost',
    ])
  })
  it('is refused while its formula gives something else than a test case expects', () => {
    const measure_groups = structuredClone(sample.measure_groups ?? [])
    const [fan] = measure_groups[0]?.measures ?? []
    if (!fan) throw new Error('the sample has changed')
    const pays = (rate: string) => ({ kind: 'per_unit' as const, rate, unit: 'each' as const })
    const tiers = [{ when: { fact: 'region', is: 'one_of' as const, values: ['WI'] }, pays: pays('40') }]
    fan.formula = { parts: [{ kind: 'tiers', tiers: [...tiers, { pays: pays('12.50') }] }], cap: '100' }
    const given = { name: 'Two', quantity: '2', facts: { region: 'WI' }, expected: '80' }
    fan.cases = [
      { ...given, name: 'At most', quantity: '3', expected: '100.00' },
      { ...given, expected: '25.00' },
      { ...given, facts: { region: 'MN' }, expected: '25' },
      { ...given, facts: {}, expected: '80' },
      { ...given, cost: '61.05', expected: '61.05' },
    ]
    expect(issues({ measure_groups })).toEqual([
      'measure_groups.0.measures.0.cases.1: gives another amount: 80.00',
      'measure_groups.0.measures.0.cases.3: does not tell all that the amount depends on',
    ])
  })
  it('is refused with statuses that lead nowhere, from nowhere, or to what is not there', () => {
    const { begun, submitted, paid } = sample.statuses
    if (!begun || !submitted || !paid) throw new Error('the sample has changed')
    const statuses = (over: ProgramInput['statuses']) => issues({ statuses: { ...sample.statuses, ...over } })
    expect(statuses({ submitted: { ...submitted, transitions: [] } })).toEqual([
      'statuses.submitted: leads nowhere',
      'statuses.paid: no status leads to it',
    ])
    expect(statuses({ paid: { ...paid, transitions: [{ to: 'lost', by: ['system'] }] } })).toEqual([
      'statuses.paid.transitions.0.to: no such code: lost',
    ])
    expect(statuses({ begun: { ...begun, transitions: [{ to: 'submitted', by: ['reviewer'] }] } })).toEqual([
      'statuses.begun: the applicant may edit and has no way to hand it in',
    ])
    expect(issues({ initial_status: 'submitted' })).toContain(
      'statuses.submitted: an application begins where nobody may fill it in',
    )
  })
  it('is refused where it approves by itself what nobody works out', () => {
    const approved = { name: { en: 'Approved' }, money: 'committed' as const }
    const statuses = {
      ...sample.statuses,
      submitted: { ...approved, transitions: [{ to: 'paid', by: ['reviewer' as const] }] },
    }
    const defect = 'statuses.submitted: approves by itself what nobody works out'
    const withoutMeasures = steps(({ type }) => (type.startsWith('measure') ? null : {}))
    expect(issues({ statuses })).not.toContain(defect)
    expect(issues({ ...withoutMeasures, statuses })).toContain(defect)
    const review = { name: { en: 'Review' }, transitions: [{ to: 'submitted', by: ['reviewer' as const] }] }
    expect(issues({ ...withoutMeasures, statuses: { ...statuses, review } })).not.toContain(defect)
  })
})
