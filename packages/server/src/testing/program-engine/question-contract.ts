import { describe, expect, it } from 'vitest'
import { familyClient, HOUSE, type Json, type ProgramSite, titlesOf } from './family-client.ts'

/** What a step asks and what it takes for an answer. */
export function questionContract(site: () => ProgramSite): void {
  const client = familyClient(site)
  describe('questions', () => {
    it('say in a word whether they are required [S2-3.020]', async () => {
      const id = await client.begin(/Insulation/)
      const groups = await client.get(`/prqs?project_id=${id}&cn=house`)
      const required = (code: string) =>
        groups
          .flatMap(({ attributes }: Json) => attributes.questions)
          .find((question: Json) => question.id === code).required
      expect([required('year_built'), required('remarks')]).toEqual(['true', 'false'])
    })
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
      expect(titlesOf(refused)).toContain('This field only accepts decimal values.')
      const equipment = { ahri_number: 201234567, capacity_tons: 2.5, kind: 'Ducted', price: 9000 }
      const rest = { bought: 'false', installer: 'Northside' }
      const taken = await client.answer(id, 'equipment', { equipment: { ...equipment, ...rest } })
      expect(taken.statusCode, taken.body).toBe(200)
    })
    it('are asked only under their conditions, here and at later steps', async () => {
      const id = await client.begin(/Insulation/)
      const rents = { house: { ...HOUSE.house, owner: 'I rent it' }, before_work: HOUSE.before_work }
      expect(titlesOf(await client.answer(id, 'house', rents)).slice(1)).toEqual([
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
      expect(find(house, 'owner')).toMatchObject({ response: 'I do', response_option_id: 'i_do' })
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
}
