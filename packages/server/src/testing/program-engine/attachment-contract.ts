import { describe, expect, it } from 'vitest'
import { sampleDocx, samplePdf } from '../files/sample-files.ts'
import {
  FAMILY_AT,
  familyClient,
  filledApplication,
  type Json,
  type ProgramSite,
  titlesOf,
} from './family-client.ts'

/** Files, the contact, and what the pages say beside the data. */
export function attachmentContract(site: () => ProgramSite): void {
  const client = familyClient(site)
  const stranger = familyClient(site, 'stranger')
  describe('attachments', () => {
    it('are added, read and deleted [S2-7.034] [S2-7.053] [S2-7.054] [S2-7.055]', async () => {
      const id = await client.begin(/Insulation/)
      const added = await client.attach(id, 'quote', 'The quote.pdf')
      expect(added.statusCode).toBe(201)
      const [section] = added.json().data
      const [file] = section.attributes.questions[0].responses
      expect(section.attributes.question_type).toBe('Attachment')
      expect(file.response).toBe('The quote.pdf')
      const download = `/attachments/${file.id}?fileName=The%20quote.pdf`
      expect(file.url).toBe(`${FAMILY_AT}${download}`)
      const opened = await client.send('GET', download)
      expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(opened.rawPayload).toEqual(samplePdf('The quote.pdf'))
      expect((await client.send('GET', `/attachments/${file.id}?fileName=other.pdf`)).statusCode).toBe(404)
      expect((await stranger.send('GET', `/attachments/${file.id}`)).statusCode).toBe(404)
      expect((await stranger.send('DELETE', `/attachments/${file.id}`)).statusCode).toBe(404)
      const deleted = await client.send('DELETE', `/attachments/${file.id}?response=The%20quote.pdf`)
      expect(deleted.json().data.attributes.message).toBe('The file is deleted.')
      const [left] = await client.get(`/prqs?project_id=${id}&cn=documents`)
      expect(left.attributes.questions[0].responses).toEqual([])
    })
    it('have an id and their responses, each with its response [S2-3.015] [S2-3.021]', async () => {
      const id = await client.begin(/Insulation/)
      await client.attach(id, 'attic_photos', 'North.pdf')
      const [section] = (await client.attach(id, 'attic_photos', 'South.pdf')).json().data
      const photos = section.attributes.questions.find((one: Json) => one.id === 'attic_photos')
      expect(photos.responses.map(({ response }: Json) => response)).toEqual(['North.pdf', 'South.pdf'])
      const ids = section.attributes.questions.map((one: Json) => one.id)
      expect(ids).toEqual(expect.arrayContaining(['quote', 'blower_door', 'attic_photos']))
      for (const { responses } of section.attributes.questions) expect(responses).toBeInstanceOf(Array)
      const sections = await client.get(`/prqs?project_id=${id}&cn=documents`)
      expect(sections.map(({ attributes }: Json) => attributes.question_type)).toEqual(['Attachment'])
    })
    it('must be of a type that is taken, of another name, and within the limit, in the words of the partner [S2-5.042] [S2-5.044] [S2-8.014]', async () => {
      const id = await client.begin(/Heat Pump/)
      await client.contact(id)
      expect((await client.attach(id, 'quote', 'a_quote.pdf')).statusCode).toBe(201)
      const again = await client.attach(id, 'quote', 'a quote.PDF', samplePdf('other'))
      expect([again.statusCode, titlesOf(again)[0]]).toEqual([
        409,
        'You have uploaded a file with this name already.',
      ])
      const type = await client.attach(id, 'load', 'load.docx', sampleDocx(), 'application/octet-stream')
      expect([type.statusCode, titlesOf(type)[0]]).toEqual([415, 'Please upload a PDF or a picture.'])
      const big = await client.attach(
        id,
        'load',
        'load.pdf',
        Buffer.concat([samplePdf('load'), Buffer.alloc(5_242_880)]),
      )
      expect([big.statusCode, titlesOf(big)[0]]).toEqual([
        413,
        'This file is larger than 5 MB. Please upload a smaller one.',
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
    it.each([
      ['measureinfo', '', 'About this measure'],
      ['measurecart', '', 'Your measures'],
      ['customerhome', '', 'Your applications'],
      ['customerapp', '', 'Insulation and Air Sealing 2026'],
      ['response', '&cur_step_name=terms', 'Terms and conditions'],
      ['measuresearch', '&cur_step_name=measures', 'Measures'],
    ])('have a configuration for %s [S2-7.036] [S2-7.061] [S2-7.062]', async (task, step, title) => {
      const id = await client.begin(/Insulation/)
      const query = `task_name=${task}&project_id=${id}${step}`
      const page = await client.attributes(`/get_page_configuration?${query}`)
      expect(page).toMatchObject({ task_name: task, title })
      if (task === 'measuresearch')
        expect(page.categories).toEqual([
          ...['Air sealing', 'Attic and walls', 'Foundation', 'Ventilation and moisture'],
        ])
      if (task === 'measurecart')
        expect(page.labels.delete_question).toBe('Are you sure you want to delete this measure?')
      if (task === 'customerapp')
        expect(page.groups[0].fields).toContainEqual({ name: 'BLANK', label: '', value: null })
    })
    it('are those of the six tasks and no other [S2-7.062]', async () => {
      const id = await client.begin(/Insulation/)
      const query = `task_name=somethingelse&project_id=${id}`
      expect((await client.send('GET', `/get_page_configuration?${query}`)).statusCode).toBe(422)
    })
    it('tell the terms of a step, and whether they are accepted [S2-3.028]', async () => {
      const id = await filledApplication(client)
      const query = `task_name=response&project_id=${id}&cur_step_name=terms`
      const terms = async () => (await client.attributes(`/get_page_configuration?${query}`)).terms
      expect(await terms()).toEqual({
        terms_and_conditions: expect.stringContaining('Work begins only after the approval'),
        accept_check_box_label: 'I have read and accept the terms and conditions.',
        accept_tnc: false,
        accept_status_value: 'Submitted',
        confirmation_message: 'Your application is with us. We have emailed you a copy.',
      })
      await client.accept(id)
      expect(await terms()).toMatchObject({ accept_tnc: true })
    })
  })
}
