import { describe, expect, it } from 'vitest'
import { familyClient, filledApplication, HOUSE, type ProgramSite } from './family-client.ts'

/** The way from step to step. */
export function stepContract(site: () => ProgramSite): void {
  const client = familyClient(site)
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
    it('go on, back and to where they are told, and never past what is missing [S2-4.040] [S2-2.016] [S2-4.041] [S2-2.017]', async () => {
      const id = await client.begin(/Insulation/)
      await client.contact(id)
      expect(await client.steps(id, 'nav=ns&curStep=1')).toMatchObject({ id: 'house', step_num: '2' })
      expect(await client.steps(id, 'nav=ns&curStep=2')).toMatchObject({ id: 'house' })
      expect(await client.steps(id, 'nav=cs&curStep=6')).toMatchObject({ id: 'house' })
      expect(await client.steps(id, 'nav=cs&curStep=1')).toMatchObject({ id: 'contact' })
      expect(await client.steps(id, 'nav=cs&curStep=2')).toMatchObject({ id: 'house' })
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
    it('have the buttons that the program gives them [S2-3.026]', async () => {
      const id = await filledApplication(client)
      expect(await client.steps(id, 'nav=cs&cn=details')).toMatchObject({
        add_btn_url: '/applications/$PID$/edit?cs=3&cn=measures&type=measurelist',
        add_btn_label: 'Add another measure',
        next_btn_label: null,
      })
      expect(await client.steps(id, 'nav=cs&cn=terms')).toMatchObject({
        add_btn_url: null,
        next_btn_label: 'Submit the application',
      })
    })
    it('end with 0 remaining and what the program says [S2-4.043]', async () => {
      const id = await filledApplication(client)
      await client.accept(id)
      expect(await client.steps(id, 'nav=ns&cn=terms')).toMatchObject({
        steps_remaining: '0',
        project_status: 'Submitted',
        message: expect.stringContaining('two working days'),
      })
    })
  })
}
