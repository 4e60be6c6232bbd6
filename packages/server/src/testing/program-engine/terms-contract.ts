import { describe, expect, it } from 'vitest'
import {
  ATTIC_FORM,
  familyClient,
  filledApplication,
  HOUSE,
  type Json,
  type ProgramSite,
  titlesOf,
} from './family-client.ts'

/** How an application is handed in, and what is locked then. */
export function termsContract(site: () => ProgramSite): void {
  const client = familyClient(site)
  describe('the terms', () => {
    it('submit the application, once, and give it the status they name [S2-4.048] [S2-7.051] [S2-4.017]', async () => {
      const id = await filledApplication(client)
      const accepted = await client.accept(id, { project_status: 'Submitted' })
      expect(accepted.json().data.attributes.message).toBe('Application submitted.')
      expect((await client.accept(id)).statusCode).toBe(200)
      const project = await client.attributes(`/projects/${id}`)
      expect(project).toMatchObject({ status: 'Submitted', locked_in_portal: 'yes' })
      expect(project.timeline.map(({ code }: Json) => code)).toEqual(['project_initiation', 'submitted'])
      expect(project.promise).toMatchObject({ working_days: 2, is_overdue: false })
    })
    it('must be accepted, and wait for all that is required [S2-5.031]', async () => {
      const id = await filledApplication(client)
      expect(titlesOf(await client.accept(id, { accept_tnc: false }))[0]).toBe(
        'You must accept the terms and conditions',
      )
      const other = await client.begin(/Weatherization/)
      const early = await client.accept(other)
      expect(early.json().errors).toMatchObject([
        { status: '422', code: 'programs.incomplete' },
        { title: 'The kit', source: { pointer: '/steps/kit' } },
      ])
    })
    it('wait for a required upload [S2-5.028]', async () => {
      const id = await client.begin(/Insulation/)
      await client.contact(id)
      await client.answer(id, 'house', HOUSE)
      await client.measures(id, { program_measure_id: 'attic-r60', quantity: 800, fields: ATTIC_FORM })
      for (const attachment of ['quote', 'blower_door'])
        await client.attach(id, attachment, `${attachment}.pdf`)
      const refused = await client.accept(id)
      expect(refused.json().errors).toMatchObject([
        { status: '422', code: 'programs.incomplete' },
        { title: 'Documents', source: { pointer: '/steps/documents' } },
      ])
      await client.attach(id, 'attic_photos', 'attic.pdf')
      expect((await client.accept(id)).statusCode).toBe(200)
    })
    it('need a contact where there is a step for it', async () => {
      const id = await client.begin(/Heat Pump/)
      await client.answer(id, 'heating', { home: { fuel_today: 'Electric baseboards' } })
      const equipment = { ahri_number: 201234567, capacity_tons: 2.5, kind: 'Ducted', price: 9000 }
      const rest = { bought: 'false', installer: 'Northside' }
      await client.answer(id, 'equipment', { equipment: { ...equipment, ...rest } })
      await client.attach(id, 'quote', 'quote.pdf')
      await client.attach(id, 'load', 'load.pdf')
      expect(titlesOf(await client.accept(id))[0]).toBe(
        'Please select a contact before proceeding to the next step.',
      )
      await client.contact(id)
      expect((await client.accept(id)).statusCode).toBe(200)
    })
    it('are accepted anew by who was asked for more, and hand it back to the review', async () => {
      const id = await filledApplication(client)
      await client.accept(id)
      await site().alter(id, { status: 'information_requested', locked_in_portal: 'no' })
      expect(await client.steps(id)).toMatchObject({ id: 'terms', project_status: 'Information Requested' })
      expect((await client.accept(id)).statusCode).toBe(200)
      expect(await client.attributes(`/projects/${id}`)).toMatchObject({ status: 'Eligibility Review' })
    })
    it('answer a status that staff changed meanwhile with a sentence', async () => {
      const id = await filledApplication(client)
      await site().alter(id, { status: 'declined', locked_in_portal: 'no' })
      expect((await client.accept(id)).statusCode).toBe(200)
      const stale = await client.send('PUT', '/projects/0', { project_id: id, project_status: 'withdrawn' })
      expect([stale.statusCode, titlesOf(stale)[0]]).toEqual([
        409,
        'The status of this application has changed in the meantime. Load the page again to see it.',
      ])
    })
  })

  describe.each(['locked', 'locked_in_portal', 'locked_in_educate'])('an application with %s', (flag) => {
    it('is read and refuses every change with its sentence [S2-4.052] [S2-4.053]', async () => {
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
      expect(refused.map((answer) => [answer.statusCode, titlesOf(answer)[0]])).toEqual(
        refused.map(() => [423, 'This project is locked in the portal.']),
      )
    })
  })
}
