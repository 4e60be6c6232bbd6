import { describe, expect, it } from 'vitest'
import {
  FAMILY_AT,
  familyClient,
  filledApplication,
  HOUSE,
  type Json,
  type ProgramSite,
} from './family-client.ts'

/** Which programs there are, and how an application to one begins and ends. */
export function applicationContract(site: () => ProgramSite): void {
  const client = familyClient(site)
  const stranger = familyClient(site, 'stranger')
  describe('programs', () => {
    it('are listed by their sorting tag, numbers as numbers, for a building [S2-7.046] [S2-7.070] [S2-3.004] [S2-2.003]', async () => {
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
    it('are judged for the building that is named, which is one’s own, and for none without [S2-7.046]', async () => {
      const verdicts = async (query: string) =>
        (await client.get(`/programs${query}`)).map(
          ({ attributes }: Json) => attributes.eligibility?.verdict ?? null,
        )
      expect(await verdicts('')).toEqual([null, null, null, null])
      expect(await verdicts(`?building_id=${site().buildingId}`)).not.toContain(null)
      const strange = await stranger.send('GET', `/programs?building_id=${site().buildingId}`)
      expect(strange.statusCode).toBe(404)
    })
    it('that are public are listed to nobody in particular [S2-7.047] [S2-2.004]', async () => {
      const answer = await site().send({
        url: `${FAMILY_AT}/programs_public?building_id=7`,
        headers: { host: 'lakeshore.localhost' },
      })
      expect(answer.json().data.map(({ attributes }: Json) => attributes.name)).toEqual([
        'Free Weatherization Kit',
      ])
    })
    it('have a page for everybody [S2-7.037]', async () => {
      const answer = await site().send({
        url: `${FAMILY_AT}/programs_public/get_page_configuration?task_name=availableprograms`,
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
    it('is of the kind Offer, in the list and by itself [S2-3.006]', async () => {
      const id = await client.begin(/Insulation/)
      const program = await client.programId(/Insulation/)
      const kept = { programmable_type: 'Offer', programmable_id: program, original_programmable_id: program }
      expect(await client.attributes(`/projects/${id}`)).toMatchObject(kept)
      const listed = (await client.get('/projects')).find((one: Json) => one.id === id)
      expect(listed.attributes).toMatchObject(kept)
    })
    it('has every key of a project, and a status that the server gave it [S2-3.005] [S2-7.068] [S2-7.033] [S2-4.017]', async () => {
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
    it('is listed, read and updated by its person [S2-1.008] [S2-7.033] [S2-7.067]', async () => {
      const id = await client.begin(/Insulation/)
      expect((await client.get('/projects')).map((one: Json) => one.id)).toContain(id)
      expect((await client.answer(id, 'house', HOUSE)).statusCode).toBe(200)
      const [step] = (await client.attributes(`/projects/${id}`)).steps.filter(
        (one: Json) => one.id === 'house',
      )
      expect(step.is_complete).toBe(true)
      expect((await stranger.get('/projects')).map((one: Json) => one.id)).not.toContain(id)
    })
    it('says at which step it goes on, until it is handed in or withdrawn', async () => {
      const goesOn = async (id: string) =>
        (await client.get('/projects')).find((one: Json) => one.id === id).attributes.goes_on_at
      const id = await client.begin(/Insulation/)
      expect(await goesOn(id)).toEqual({ step: 1, steps: 6, name: 'Contact' })
      await client.contact(id)
      await client.answer(id, 'house', HOUSE)
      expect(await goesOn(id)).toEqual({ step: 3, steps: 6, name: 'Measures' })
      const filled = await filledApplication(client)
      expect(await goesOn(filled)).toEqual({ step: 6, steps: 6, name: 'Terms and conditions' })
      expect((await client.attributes(`/projects/${filled}`)).goes_on_at).toEqual(await goesOn(filled))
      await client.accept(filled)
      expect(await goesOn(filled)).toBeUndefined()
      await client.send('PUT', '/projects/0', { project_id: id, project_status: 'withdrawn' })
      expect(await goesOn(id)).toBeUndefined()
    })
    it('of another person is not found by any call [S2-4.050] [S2-6.001] [S2-6.002]', async () => {
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
    it('is withdrawn by its person, once, and given no other status by them [S2-7.033] [S2-4.017]', async () => {
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
}
