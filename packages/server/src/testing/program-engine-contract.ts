import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { multipartBody } from './multipart-body.ts'
import { samplePdf } from './sample-files.ts'

type Method = NonNullable<InjectOptions['method']>
type Sent = {
  readonly statusCode: number
  json(): Json
  readonly headers: Record<string, unknown>
  readonly body: string
}
// Answers are looked at part by part, each by its own expectation.
// biome-ignore lint/suspicious/noExplicitAny: the shape is what the contract is about
type Json = any

/** The portal on the engine that is tested, with a person who has two homes and a contact. */
export type ProgramSite = {
  readonly send: (options: InjectOptions) => Promise<Sent>
  readonly person: Record<string, string>
  readonly stranger: Record<string, string>
  readonly buildingId: string
  readonly contactId: string
  /** Sets one of the three flags, or another status, as staff do. */
  readonly alter: (projectId: string, set: Readonly<Record<string, string>>) => Promise<void>
}

export const HOUSE = {
  house: { year_built: '1974', heated_area: 1850, owner: 'I do' },
  before_work: {
    attic_today: 'R-11 to R-19',
    blower_door_date: '2026-11-01',
    work_begun: false,
    rooms_cold: 'Kitchen;Bathroom',
  },
}
const AT = '/api/v1/fulfill-integrate'

/** The calls of the family, as a client makes them. */
export function familyClient(site: () => ProgramSite, as: 'person' | 'stranger' = 'person') {
  const send = (method: Method, url: string, payload?: object, headers: object = {}) =>
    site().send({
      method,
      url: `${AT}${url}`,
      headers: { ...site()[as], ...headers },
      ...(payload !== undefined && { payload }),
    })
  const get = async (url: string) => (await send('GET', url)).json().data
  const attributes = async (url: string) => (await get(url)).attributes
  const programId = async (name: RegExp) =>
    (await get('/programs')).find((program: Json) => name.test(program.attributes.name)).id
  const begin = async (name: RegExp): Promise<string> => {
    const answer = await send('POST', '/projects', {
      building_id: site().buildingId,
      program_id: await programId(name),
    })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json().data.attributes.project_id
  }
  const post = (details: object, rest: object = {}) => send('POST', '/prqs', { ...rest, details })
  return {
    send,
    get,
    attributes,
    programId,
    begin,
    steps: (projectId: string, query = 'nav=ns') =>
      attributes(`/portal-steps?projectId=${projectId}&${query}`),
    answer: (project_id: string, cn: string, answerList: object) => post({ project_id, cn }, { answerList }),
    measures: (project_id: string, retrofit: object) => post({ project_id, isFieldUpdate: true, retrofit }),
    accept: (project_id: string, over: object = {}) =>
      post(
        { project_id, isFieldUpdate: false, cn: 'terms' },
        { accept_tnc: true, is_tc_update: true, ...over },
      ),
    contact: (project_id: string) =>
      send('PUT', '/update_project_contact', { project_id, contact_id: site().contactId }),
    attach: (project_id: string, attachment_id: string, name: string, bytes = samplePdf(name)) => {
      const { payload, headers } = multipartBody(
        { attachment_id, attachment_rules: '', project_id, system_id: site().buildingId },
        { name, bytes },
      )
      return site().send({
        method: 'POST',
        url: `${AT}/attachments`,
        payload,
        headers: { ...site()[as], ...headers },
      })
    },
  }
}

const ATTIC_FORM = [
  { name: 'cost', value: 1850.5 },
  { name: 'material', value: 'Batts' },
  { name: 'r_after', value: '60' },
]

/** What every program engine must do, the built-in one and any remote one that stands in its place. */
export function programEngineContract(site: () => ProgramSite): void {
  const client = familyClient(site)
  const stranger = familyClient(site, 'stranger')
  const titles = (answer: Sent): string[] => answer.json().errors.map(({ title }: Json) => title)

  /** An application to the insulation program that only lacks the terms. */
  const filled = async () => {
    const id = await client.begin(/Insulation/)
    await client.contact(id)
    await client.answer(id, 'house', HOUSE)
    await client.measures(id, { program_measure_id: 'attic-r60', quantity: 800, fields: ATTIC_FORM })
    for (const attachment of ['quote', 'blower_door', 'attic_photos'])
      await client.attach(id, attachment, `${attachment}.pdf`)
    return id
  }

  describe('programs', () => {
    it('are listed by their sorting tag, numbers as numbers, for a building [S2-7.046] [S2-7.070] [S2-3.004]', async () => {
      const programs = await client.get(`/programs?building_id=${site().buildingId}`)
      expect(programs.map(({ attributes }: Json) => attributes.effective_sorting_tag)).toEqual([
        '1',
        '2',
        '10',
        '11',
      ])
      expect(programs[2].attributes).toMatchObject({
        name: 'Insulation and Air Sealing 2026',
        effective_program_name: 'Insulation and Air Sealing 2026',
        customer_description: expect.stringContaining('$2,400'),
        is_open: true,
        eligibility: { verdict: expect.any(String), trace: expect.any(Array) },
      })
      expect(programs[2].id).toEqual(programs[2].attributes.id)
    })
    it('that are public are listed to nobody in particular [S2-7.047]', async () => {
      const answer = await site().send({
        url: `${AT}/programs_public?building_id=7`,
        headers: { host: 'lakeshore.localhost' },
      })
      expect(answer.json().data.map(({ attributes }: Json) => attributes.name)).toEqual([
        'Free Weatherization Kit',
      ])
    })
    it('have a page for everybody [S2-7.037]', async () => {
      const answer = await site().send({
        url: `${AT}/programs_public/get_page_configuration?task_name=availableprograms`,
        headers: { host: 'lakeshore.localhost' },
      })
      expect(answer.json().data.attributes).toMatchObject({ title: expect.stringMatching(/\S/), groups: [] })
    })
  })

  it('a building is chosen from the person’s own [S2-7.038]', async () => {
    const choice = await client.attributes('/list_or_select_building')
    expect([choice.type, choice.buildings.length]).toEqual(['list', 2])
    expect(choice.buildings.map(({ id }: Json) => id)).toContain(site().buildingId)
    const strange = (await stranger.attributes('/list_or_select_building')).buildings
    expect(strange.map(({ id }: Json) => id)).not.toContain(site().buildingId)
  })

  describe('an application', () => {
    it('is created for a building and a program, and told by message and project_id [S2-7.069] [S2-7.067]', async () => {
      const answer = await client.send('POST', '/projects', {
        building_id: site().buildingId,
        program_id: await client.programId(/Heat Pump/),
      })
      expect(answer.statusCode).toBe(201)
      const { message, project_id } = answer.json().data.attributes
      expect(message).toBe('Your application has been started.')
      const [newest] = await client.get('/projects')
      expect(newest).toMatchObject({
        id: project_id,
        attributes: { status: 'Project initiation', site_id: site().buildingId, locked_in_portal: 'no' },
      })
    })
    it('is not created for a building of somebody else [S2-4.031]', async () => {
      const program_id = await client.programId(/Heat Pump/)
      const answer = await stranger.send('POST', '/projects', { building_id: site().buildingId, program_id })
      expect(answer.statusCode).toBe(404)
      const none = await client.send('POST', '/projects', { program_id })
      expect(none.statusCode).toBe(422)
    })
    it('is the same one after a double click, and another once something is filled in', async () => {
      const first = await client.begin(/Efficient/)
      expect(await client.begin(/Efficient/)).toBe(first)
      await client.contact(first)
      expect(await client.begin(/Efficient/)).not.toBe(first)
    })
    it('has every key of a project [S2-3.005] [S2-7.068] [S2-7.033]', async () => {
      const id = await client.begin(/Insulation/)
      const project = await client.attributes(`/projects/${id}`)
      expect(Object.keys(project)).toEqual(
        expect.arrayContaining([
          ...['id', 'name', 'program_id', 'description', 'created_at', 'project_type', 'programmable_type'],
          ...['programmable_id', 'original_programmable_id', 'project_status', 'status'],
          ...['custom_status_description', 'custom_status_date', 'last_modified_ts', 'child_projects'],
          ...[
            'document_upload_notify_list',
            'admin_document_upload',
            'requested_edit',
            'applied_obj_quantity',
          ],
          ...['retrofits', 'total_incentive', 'locked', 'locked_in_portal', 'locked_in_educate', 'site_id'],
          'schedule_plan_assigment',
        ]),
      )
      expect(project.project_status).toEqual({ status: 'Project initiation', user_scheduling_enabled: false })
      expect(project.steps.map(({ type }: Json) => type)).toEqual([
        ...['contact', 'prq', 'measurelist', 'measuredetails', 'attachment', 'tandc'],
      ])
      expect(project.timeline).toMatchObject([{ code: 'project_initiation', message: null }])
    })
    it('of another person is not found by any call', async () => {
      const id = await client.begin(/Insulation/)
      const calls = await Promise.all([
        stranger.send('GET', `/projects/${id}`),
        stranger.send('GET', `/portal-steps?projectId=${id}`),
        stranger.send('GET', `/prqs?project_id=${id}&cn=house`),
        stranger.send('GET', `/measures?project_id=${id}`),
        stranger.send('GET', `/get_project_selected?project_id=${id}`),
        stranger.send('GET', `/step_drafts?project_id=${id}&cn=house`),
        stranger.answer(id, 'house', HOUSE),
        stranger.measures(id, []),
        stranger.accept(id),
        stranger.attach(id, 'quote', 'quote.pdf'),
        stranger.send('PUT', '/projects/0', { project_id: id, project_status: 'withdrawn' }),
      ])
      expect(calls.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 404))
    })
    it('is withdrawn by its person, once [S2-7.033]', async () => {
      const id = await client.begin(/Weatherization/)
      const move = (project_status: string) =>
        client.send('PUT', '/projects/0', { project_id: id, project_status })
      expect((await move('approved')).statusCode).toBe(409)
      expect((await move('submitted')).statusCode).toBe(409)
      expect((await move('withdrawn')).statusCode).toBe(200)
      expect((await move('withdrawn')).statusCode).toBe(200)
      expect(await client.attributes(`/projects/${id}`)).toMatchObject({ status: 'Withdrawn' })
    })
  })

  describe('the steps', () => {
    it('begin at the first and count down, with every key [S2-7.064] [S2-3.026] [S2-3.027] [S2-7.035]', async () => {
      const id = await client.begin(/Insulation/)
      expect(await client.steps(id)).toEqual({
        id: 'contact',
        step_num: '1',
        steps_remaining: '6',
        step_name: 'Contact',
        step_type: 'contact',
        step_url: '/applications/$PID$/edit?cs=1&cn=contact&type=contact',
        project_status: 'Project initiation',
        hide_prev_btn: true,
        cancel_btn_url: null,
        cancel_btn_lbl: null,
        add_btn_url: null,
        add_btn_label: null,
        next_btn_label: null,
        message: null,
      })
    })
    it('go on, back and to where they are told, and never past what is missing [S2-4.040]', async () => {
      const id = await client.begin(/Insulation/)
      await client.contact(id)
      expect(await client.steps(id, 'nav=ns&curStep=1')).toMatchObject({ id: 'house', step_num: '2' })
      expect(await client.steps(id, 'nav=ns&curStep=2')).toMatchObject({ id: 'house' })
      expect(await client.steps(id, 'nav=cs&curStep=6')).toMatchObject({ id: 'house' })
      expect(await client.steps(id, 'nav=cs&cn=contact')).toMatchObject({ id: 'contact' })
      expect(await client.steps(id, 'nav=ps&cn=house')).toMatchObject({ id: 'contact' })
      expect(await client.steps(id, 'nav=ps&curStep=1')).toMatchObject({ id: 'contact' })
      await client.answer(id, 'house', HOUSE)
      expect(await client.steps(id, 'nav=ns&curStep=2')).toMatchObject({
        id: 'measures',
        steps_remaining: '4',
      })
      expect(await client.steps(id)).toMatchObject({ id: 'measures' })
    })
    it('end with 0 remaining and what the program says [S2-4.043]', async () => {
      const id = await filled()
      await client.accept(id)
      expect(await client.steps(id, 'nav=ns&cn=terms')).toMatchObject({
        steps_remaining: '0',
        project_status: 'Submitted',
        message: expect.stringContaining('two working days'),
      })
    })
  })

  describe('questions', () => {
    it('come in groups by their tag, with every key [S2-3.014] [S2-3.015] [S2-3.016] [S2-7.048]', async () => {
      const id = await client.begin(/Insulation/)
      const groups = await client.get(`/prqs?project_id=${id}&cn=house&status=Project%20initiation`)
      expect(groups.map(({ id }: Json) => id)).toEqual(['house', 'before_work'])
      const [house] = groups
      expect(house.attributes).toMatchObject({
        name: 'The house',
        message_or_instructions: expect.any(String),
        measure_instruction: null,
        sorting_tag: '1',
        question_type: 'Question',
        project_id: id,
        system_id: site().buildingId,
      })
      expect(Object.keys(house.attributes.questions[0])).toEqual(
        expect.arrayContaining([
          ...['id', 'group_id', 'question', 'type', 'rules', 'response', 'response_2', 'required'],
          ...['sorting_tag', 'available_in_portal', 'available_in_mobile', 'use_spinner'],
          ...['additional_response_info', 'response_option_id', 'old_question_id'],
        ]),
      )
      const required = house.attributes.questions.map((question: Json) => question.required)
      expect(new Set(required)).toEqual(new Set(['true']))
      const tags = groups[1].attributes.questions.map((question: Json) => question.sorting_tag)
      expect(tags).toEqual(['1', '2', '3', '4', '5', '10'])
    })
    it('are answered by group and question, and told by a message [S2-7.032] [S2-7.049] [S2-7.052] [S2-5.017]', async () => {
      const id = await client.begin(/Insulation/)
      const saved = await client.answer(id, 'house', HOUSE)
      expect(saved.json().data.attributes).toEqual({ message: 'Your answers are saved.' })
      const questions = (await client.get(`/prqs?project_id=${id}&cn=house`)).flatMap(
        ({ attributes }: Json) => attributes.questions,
      )
      const response = (code: string) => questions.find((question: Json) => question.id === code).response
      expect(response('year_built')).toBe('1974')
      expect(response('work_begun')).toBe('false')
      expect(response('rooms_cold')).toBe('Kitchen;Bathroom')
      expect(response('remarks')).toBeNull()
    })
    it('refuse what does not fit, each at its place, and keep nothing of it [S2-5.020] [S2-5.021]', async () => {
      const id = await client.begin(/Insulation/)
      const refused = await client.answer(id, 'house', {
        house: { ...HOUSE.house, year_built: 'old', owner: 'Nobody' },
        before_work: { ...HOUSE.before_work, blower_door_date: '' },
      })
      expect(refused.statusCode).toBe(422)
      const errors = refused
        .json()
        .errors.slice(1)
        .map(({ title, source }: Json) => [source.pointer, title])
      expect(errors).toEqual([
        ['/answerList/house/year_built', 'This field only accepts numeric values.'],
        ['/answerList/house/owner', 'Choose one of the listed options.'],
        ['/answerList/before_work/blower_door_date', 'This field is required.'],
      ])
      const [house] = await client.get(`/prqs?project_id=${id}&cn=house`)
      expect(house.attributes.questions.map(({ response }: Json) => response)).toEqual(
        house.attributes.questions.map(() => null),
      )
    })
    it('take decimals where they are asked for [S2-5.022]', async () => {
      const id = await client.begin(/Heat Pump/)
      const refused = await client.answer(id, 'equipment', { equipment: { capacity_tons: 'three' } })
      expect(titles(refused)).toContain('This field only accepts decimal values.')
    })
    it('are asked only under their conditions, here and at later steps', async () => {
      const id = await client.begin(/Insulation/)
      const rents = { house: { ...HOUSE.house, owner: 'I rent it' }, before_work: HOUSE.before_work }
      expect(titles(await client.answer(id, 'house', rents)).slice(1)).toEqual([
        'This field is required.',
        'This field is required.',
      ])
      const whole = { ...rents, house: { ...rents.house, owner_name: 'Ida Wells', owner_agrees: 'true' } }
      expect((await client.answer(id, 'house', whole)).statusCode).toBe(200)
      const ids = async () =>
        (await client.get(`/prqs?project_id=${id}&cn=documents`))[0].attributes.questions.map(
          (question: Json) => question.id,
        )
      expect(await ids()).toContain('owner_consent')
      await client.answer(id, 'house', { house: { owner: 'I do' } })
      expect(await ids()).not.toContain('owner_consent')
      const [house] = await client.get(`/prqs?project_id=${id}&cn=house`)
      expect(house.attributes.questions.find((question: Json) => question.id === 'owner_name')).toMatchObject(
        {
          response: 'Ida Wells',
          visible_when: { fact: 'owner', is: 'one_of', values: ['I rent it', 'A trust or company'] },
        },
      )
    })
    it('are asked and answered in the language of the person', async () => {
      const id = await client.begin(/Insulation/)
      const spanish = { ...site().person, 'accept-language': 'es' }
      const details = { project_id: id, cn: 'house' }
      const answerList = {
        house: { ...HOUSE.house, owner: 'Mía' },
        before_work: { ...HOUSE.before_work, attic_today: 'R-11 a R-19', rooms_cold: ['Cocina'] },
      }
      const saved = await client.send('POST', '/prqs', { answerList, details }, spanish)
      expect(saved.json().data.attributes.message).toBe('Sus respuestas se han guardado.')
      const [house, before] = await client.get(`/prqs?project_id=${id}&cn=house`)
      const find = (group: Json, code: string) =>
        group.attributes.questions.find((question: Json) => question.id === code)
      expect(find(house, 'owner')).toMatchObject({ response: 'I do', response_option_id: 'I do' })
      expect(find(before, 'rooms_cold').response).toBe('Kitchen')
    })
    it('keep what is being typed until the step is saved', async () => {
      const id = await client.begin(/Insulation/)
      const draft = { year_built: '19', rooms_cold: ['Kitchen'] }
      const put = await client.send('PUT', '/step_drafts', { project_id: id, cn: 'house', draft })
      expect(put.statusCode).toBe(204)
      const read = () => client.attributes(`/step_drafts?project_id=${id}&cn=house`)
      expect(await read()).toEqual({ project_id: id, cn: 'house', draft })
      await client.answer(id, 'house', { house: { year_built: 'x' } })
      expect((await read()).draft).toEqual(draft)
      await client.answer(id, 'house', HOUSE)
      expect((await read()).draft).toEqual({})
    })
  })

  describe('measures', () => {
    it('are offered in groups by their tags, with every key [S2-3.022] [S2-3.023] [S2-7.042] [S2-7.057]', async () => {
      const id = await client.begin(/Insulation/)
      const groups = await client.get(`/measures?project_id=${id}&project_status=Project%20initiation`)
      expect(groups.map(({ id }: Json) => id)).toEqual(['air_sealing', 'insulation', 'ventilation'])
      const [, insulation] = groups
      expect(insulation.attributes).toMatchObject({
        name: 'Insulation',
        measure_instruction: expect.any(String),
        sorting_tag: '2',
      })
      expect(insulation.attributes.retrofits.map((one: Json) => one.sorting_tag)).toEqual([
        '1',
        '2',
        '10',
        '11',
      ])
      expect(insulation.attributes.retrofits[0]).toMatchObject({
        id: 'attic-r60',
        pm_id: null,
        program_measure_id: 'attic-r60',
        name: 'Attic insulation to R-60',
        type: 'layer',
        hierarchy_level_1: 'Attic and walls',
        program_specific_measure_details: expect.stringContaining('R-38'),
        units_qty: 'sq ft',
        quantity: 0,
        status: null,
        fields: expect.arrayContaining([
          {
            type: 'Currency',
            object_name: 'ProjectMeasure',
            name: 'cost',
            field_group_id: 'quote',
            value: null,
          },
        ]),
      })
    })
    it('are chosen by a quantity, changed by another and removed by 0 [S2-4.055] [S2-4.056] [S2-4.058] [S2-7.050]', async () => {
      const id = await client.begin(/Insulation/)
      const chosen = async () =>
        (await client.attributes(`/measures/project-measures?project_id=${id}`)).retrofits.map(
          (one: Json) => [one.program_measure_id, one.quantity, one.status],
        )
      const saved = await client.measures(id, [
        { program_measure_id: 'bath-fan', quantity: '1' },
        { program_measure_id: 'attic-r60', quantity: 925 },
      ])
      expect(saved.json().data.attributes.message).toBe('Measure(s) updated successfully.')
      expect(await chosen()).toEqual([
        ['attic-r60', 925, 'Included'],
        ['bath-fan', 1, 'Included'],
      ])
      await client.measures(id, { program_measure_id: 'bath-fan', quantity: 3 })
      expect(await chosen()).toContainEqual(['bath-fan', 3, 'Included'])
      await client.measures(id, { program_measure_id: 'bath-fan', quantity: 0 })
      await client.measures(id, { program_measure_id: 'attic-r60', quantity: -2 })
      expect(await chosen()).toEqual([])
    })
    it('that the program does not have, or more of one than it takes, are refused as a whole', async () => {
      const id = await client.begin(/Insulation/)
      const refused = await client.measures(id, [
        { program_measure_id: 'attic-r60', quantity: 10 },
        { program_measure_id: 'swimming-pool', quantity: 1 },
      ])
      expect(refused.json().errors).toMatchObject([
        { status: '422', title: 'Failed to update Measure(s).' },
        { source: { pointer: '/details/retrofit/1/program_measure_id' } },
      ])
      const many = await client.measures(id, { program_measure_id: 'bath-fan', quantity: 7 })
      expect(titles(many)).toContain('This field must be at less than 6')
      expect((await client.attributes(`/get_project_selected?project_id=${id}`)).retrofits).toEqual([])
    })
    it('have a form by their type [S2-3.024] [S2-7.044] [S2-7.058]', async () => {
      const id = await client.begin(/Insulation/)
      const type = await client.attributes(
        `/measures/type?project_id=${id}&measure_type_name=sealing&program_measure_id=air-sealing`,
      )
      expect(type).toMatchObject({ uuid: 'air-sealing', measure_type: 'sealing' })
      expect(type.field_groups[0].fields[1]).toEqual({
        name: 'cost',
        label: 'Quoted cost',
        type: 'Currency',
        required: 'true',
        rules: '',
        default_value: null,
        inline_help: null,
        field_group_id: 'quote',
      })
    })
    it('have their form validated field by field [S2-5.023] [S2-5.025] [S2-5.026]', async () => {
      const id = await client.begin(/Insulation/)
      const refused = await client.measures(id, {
        program_measure_id: 'attic-r60',
        quantity: 0,
        fields: [
          { name: 'cost', value: '18.505' },
          { name: 'material', value: 'Straw' },
          { name: 'r_after', value: 'high' },
        ],
      })
      const errors = refused
        .json()
        .errors.slice(1)
        .map(({ title, source }: Json) => [source.pointer, title])
      expect(errors).toEqual([
        ['/details/retrofit/0/quantity', 'This field must be at least 1'],
        ['/details/retrofit/0/cost', 'This field only accepts two decimals.'],
        ['/details/retrofit/0/material', 'Choose one of the listed options.'],
        ['/details/retrofit/0/r_after', 'This field only accepts decimal values.'],
      ])
    })
    it('add up to the cent on the server, under the limit of the program [S2-7.041] [S2-7.056] [S2-7.043] [S2-7.059]', async () => {
      const id = await client.begin(/Insulation/)
      await client.measures(id, [
        { program_measure_id: 'air-sealing', quantity: 1 },
        { program_measure_id: 'attic-r60', quantity: 333 },
        { program_measure_id: 'floor-r30', quantity: 1001 },
      ])
      const total = async () => {
        const { sum, above_cap, total_incentive } = await client.attributes(
          `/get_project_selected?project_id=${id}`,
        )
        return [sum, above_cap, total_incentive]
      }
      expect(await total()).toEqual(['1817.05', '0.00', '1817.05'])
      await client.measures(id, { program_measure_id: 'wall-dense-pack', quantity: 1500 })
      expect(await total()).toEqual(['3167.05', '767.05', '2400.00'])
      const cart = await client.attributes(`/measures/project-measures?project_id=${id}`)
      expect(cart.cap_says).toBe('The most for one home in 2026 is $2,400.')
    })
    it('are never paid above their cost, and a share of it is of the cost [S2-9.004]', async () => {
      const id = await client.begin(/Insulation/)
      const fields = [
        { name: 'cost', value: '333.35' },
        { name: 'model', value: 'RadonAway' },
      ]
      await client.measures(id, { program_measure_id: 'radon-fan', quantity: 1, fields })
      const incentive = async () =>
        (await client.attributes(`/measures/project-measures?project_id=${id}`)).retrofits[0].incentive
      expect(await incentive()).toBe('83.34')
      await client.measures(id, { program_measure_id: 'radon-fan', quantity: 0 })
      await client.measures(id, {
        program_measure_id: 'attic-r60',
        quantity: 800,
        fields: [{ name: 'cost', value: 412.1 }, ...ATTIC_FORM.slice(1)],
      })
      expect(await incentive()).toBe('412.10')
    })
    it('are deleted by their ids, and none when one is not there [S2-7.045] [S2-7.060]', async () => {
      const id = await client.begin(/Insulation/)
      await client.measures(id, [
        { program_measure_id: 'bath-fan', quantity: 1 },
        { program_measure_id: 'attic-r60', quantity: 925 },
      ])
      const pmIds = async () =>
        (await client.attributes(`/measures/project-measures?project_id=${id}`)).retrofits.map(
          ({ pm_id }: Json) => pm_id,
        )
      const [attic, fan] = await pmIds()
      const unknown = await client.send('DELETE', '/measures/delete_measures', {
        project_id: id,
        pm_ids: [attic, id],
      })
      expect(unknown.statusCode).toBe(404)
      await client.send('DELETE', '/measures/delete_measures', { project_id: id, pm_ids: [attic] })
      expect(await pmIds()).toEqual([fan])
      await client.send('DELETE', `/measures/delete_measures?project_id=${id}&pm_ids=${fan}`)
      expect(await pmIds()).toEqual([])
    })
  })

  describe('attachments', () => {
    it('are added, read and deleted [S2-7.034] [S2-7.053] [S2-7.054] [S2-7.055]', async () => {
      const id = await client.begin(/Insulation/)
      const added = await client.attach(id, 'quote', 'The quote.pdf')
      expect(added.statusCode).toBe(201)
      const [section] = added.json().data
      const [file] = section.attributes.questions[0].responses
      expect(section.attributes.question_type).toBe('Attachment')
      expect(file.response).toBe('The quote.pdf')
      const opened = await client.send('GET', `/attachments/${file.id}?fileName=The%20quote.pdf`)
      expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect((await client.send('GET', `/attachments/${file.id}?fileName=other.pdf`)).statusCode).toBe(404)
      expect((await stranger.send('GET', `/attachments/${file.id}`)).statusCode).toBe(404)
      expect((await stranger.send('DELETE', `/attachments/${file.id}`)).statusCode).toBe(404)
      const deleted = await client.send('DELETE', `/attachments/${file.id}?response=The%20quote.pdf`)
      expect(deleted.json().data.attributes.message).toBe('The file is deleted.')
      const [left] = await client.get(`/prqs?project_id=${id}&cn=documents`)
      expect(left.attributes.questions[0].responses).toEqual([])
    })
    it('must be of a type that is taken, of another name, and within the limit [S2-5.042]', async () => {
      const id = await client.begin(/Heat Pump/)
      await client.contact(id)
      expect((await client.attach(id, 'quote', 'a_quote.pdf')).statusCode).toBe(201)
      const again = await client.attach(id, 'quote', 'a quote.PDF', samplePdf('other'))
      expect([again.statusCode, titles(again)[0]]).toEqual([
        409,
        'You have uploaded a file with this name already.',
      ])
      const type = await client.attach(id, 'load', 'load.docx')
      expect([type.statusCode, titles(type)[0]]).toEqual([415, expect.any(String)])
      const big = await client.attach(
        id,
        'load',
        'load.pdf',
        Buffer.concat([samplePdf('load'), Buffer.alloc(5_242_880)]),
      )
      expect([big.statusCode, titles(big)[0]]).toEqual([
        413,
        'This file is larger than 10 MB. Please upload a smaller one.',
      ])
      expect((await client.attach(id, 'passport', 'passport.pdf')).statusCode).toBe(404)
    })
  })

  describe('the contact', () => {
    it('is one of the person’s, kept and told [S2-7.039] [S2-7.040] [S2-7.065] [S2-7.066]', async () => {
      const id = await client.begin(/Heat Pump/)
      const read = () => client.attributes(`/get_project_selected_contact?project_id=${id}`)
      expect((await client.contact(id)).statusCode).toBe(200)
      expect(await read()).toEqual({ contact_id: site().contactId })
      const other = { project_id: id, contact_id: id }
      expect((await client.send('PUT', '/update_project_contact', other)).statusCode).toBe(404)
      expect(await read()).toEqual({ contact_id: site().contactId })
    })
  })

  describe('pages', () => {
    it.each(['measureinfo', 'measurecart', 'customerhome', 'customerapp', 'response', 'measuresearch'])(
      'have a configuration for %s [S2-7.036] [S2-7.061] [S2-7.062]',
      async (task) => {
        const id = await client.begin(/Insulation/)
        const query = `task_name=${task}&project_id=${id}&cur_step_name=measures`
        const page = await client.attributes(`/get_page_configuration?${query}`)
        expect(page).toMatchObject({ task_name: task, title: expect.stringMatching(/\S/) })
        if (task === 'measuresearch')
          expect(page.categories).toEqual([
            ...['Air sealing', 'Attic and walls', 'Foundation', 'Ventilation and moisture'],
          ])
        if (task === 'measurecart')
          expect(page.labels.delete_question).toBe('Are you sure you want to delete this measure?')
        if (task === 'customerapp')
          expect(page.groups[0].fields).toContainEqual({ name: 'BLANK', label: '', value: null })
      },
    )
    it('tell the terms of a step [S2-3.028]', async () => {
      const id = await client.begin(/Insulation/)
      const query = `task_name=response&project_id=${id}&cur_step_name=terms`
      expect((await client.attributes(`/get_page_configuration?${query}`)).terms).toEqual({
        terms_and_conditions: expect.stringContaining('Work begins only after the approval'),
        accept_check_box_label: expect.any(String),
        accept_tnc: false,
        accept_status_value: 'Submitted',
        confirmation_message: expect.any(String),
      })
    })
  })

  describe('the terms', () => {
    it('submit the application, once, and give it the status they name [S2-4.048] [S2-7.051] [S2-4.017]', async () => {
      const id = await filled()
      const accepted = await client.accept(id, { project_status: 'Submitted' })
      expect(accepted.json().data.attributes.message).toBe('Application submitted.')
      expect((await client.accept(id)).statusCode).toBe(200)
      const project = await client.attributes(`/projects/${id}`)
      expect(project).toMatchObject({ status: 'Submitted', locked_in_portal: 'yes' })
      expect(project.timeline.map(({ code }: Json) => code)).toEqual(['project_initiation', 'submitted'])
      expect(project.promise).toMatchObject({ working_days: 2, is_overdue: false })
    })
    it('must be accepted, and wait for all that is required [S2-5.031]', async () => {
      const id = await filled()
      expect(titles(await client.accept(id, { accept_tnc: false }))[0]).toBe(
        'You must accept the terms and conditions',
      )
      const other = await client.begin(/Weatherization/)
      const early = await client.accept(other)
      expect(early.json().errors).toMatchObject([
        { status: '422', code: 'programs.incomplete' },
        { title: 'The kit', source: { pointer: '/steps/kit' } },
      ])
    })
    it('need a contact where there is a step for it', async () => {
      const id = await client.begin(/Heat Pump/)
      await client.answer(id, 'heating', { home: { fuel_today: 'Wood' } })
      const equipment = { ahri_number: 201234567, capacity_tons: 2.5, kind: 'Ducted', price: 9000 }
      const rest = { bought: 'false', installer: 'Northside' }
      await client.answer(id, 'equipment', { equipment: { ...equipment, ...rest } })
      await client.attach(id, 'quote', 'quote.pdf')
      await client.attach(id, 'load', 'load.pdf')
      expect(titles(await client.accept(id))[0]).toBe(
        'Please select a contact before proceeding to the next step.',
      )
      await client.contact(id)
      expect((await client.accept(id)).statusCode).toBe(200)
    })
    it('are accepted anew by who was asked for more, and hand it back to the review', async () => {
      const id = await filled()
      await client.accept(id)
      await site().alter(id, { status: 'information_requested', locked_in_portal: 'no' })
      expect(await client.steps(id)).toMatchObject({ id: 'terms', project_status: 'Information Requested' })
      expect((await client.accept(id)).statusCode).toBe(200)
      expect(await client.attributes(`/projects/${id}`)).toMatchObject({ status: 'Eligibility Review' })
    })
    it('answer a status that staff changed meanwhile with a sentence', async () => {
      const id = await filled()
      await site().alter(id, { status: 'declined', locked_in_portal: 'no' })
      expect((await client.accept(id)).statusCode).toBe(200)
      const stale = await client.send('PUT', '/projects/0', { project_id: id, project_status: 'withdrawn' })
      expect([stale.statusCode, titles(stale)[0]]).toEqual([
        409,
        'The status of this application has changed meanwhile. Load the page again to see it.',
      ])
    })
  })

  describe.each(['locked', 'locked_in_portal', 'locked_in_educate'])('an application with %s', (flag) => {
    it('is read and refuses every change with its sentence [S2-4.052]', async () => {
      const id = await client.begin(/Insulation/)
      const added = await client.attach(id, 'quote', 'quote.pdf')
      const file = added.json().data[0].attributes.questions[0].responses[0].id
      await client.measures(id, { program_measure_id: 'bath-fan', quantity: 1 })
      await site().alter(id, { [flag]: 'Yes - closed' })
      const project = await client.attributes(`/projects/${id}`)
      expect(project[flag]).toBe('Yes - closed')
      const refused = await Promise.all([
        client.answer(id, 'house', HOUSE),
        client.measures(id, { program_measure_id: 'bath-fan', quantity: 2 }),
        client.send('DELETE', '/measures/delete_measures', {
          project_id: id,
          pm_ids: [project.retrofits[0].pm_id],
        }),
        client.contact(id),
        client.attach(id, 'quote', 'another.pdf'),
        client.send('DELETE', `/attachments/${file}`),
        client.accept(id),
        client.send('PUT', '/step_drafts', { project_id: id, cn: 'house', draft: {} }),
      ])
      expect(refused.map((answer) => [answer.statusCode, titles(answer)[0]])).toEqual(
        refused.map(() => [423, 'This project is locked in the portal.']),
      )
    })
  })
}
