import { describe, expect, it } from 'vitest'
import { ATTIC_FORM, familyClient, type Json, type ProgramSite, titlesOf } from './family-client.ts'

/** What is chosen, and what it comes to. */
export function measureContract(site: () => ProgramSite): void {
  const client = familyClient(site)
  describe('measures', () => {
    it('are offered in groups by their tags, with every key [S2-3.022] [S2-3.023] [S2-7.042] [S2-7.057]', async () => {
      const id = await client.begin(/Insulation/)
      const offered = () => client.get(`/measures?project_id=${id}&project_status=Project%20initiation`)
      const groups = await offered()
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
      await client.measures(id, { program_measure_id: 'attic-r60', quantity: 925, fields: ATTIC_FORM })
      const [, chosen] = await offered()
      expect(chosen.attributes.retrofits[0]).toMatchObject({
        id: 'attic-r60',
        pm_id: expect.any(String),
        quantity: 925,
        status: 'Included',
        fields: expect.arrayContaining([expect.objectContaining({ name: 'material', value: 'Batts' })]),
      })
      expect(chosen.attributes.retrofits[1]).toMatchObject({ pm_id: null, quantity: 0, status: null })
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
      const fan = async () =>
        (await client.attributes(`/measures/project-measures?project_id=${id}`)).retrofits.find(
          (one: Json) => one.program_measure_id === 'bath-fan',
        ).pm_id
      const before = await fan()
      await client.measures(id, { program_measure_id: 'bath-fan', quantity: 3 })
      expect(await chosen()).toContainEqual(['bath-fan', 3, 'Included'])
      expect(await fan()).toBe(before)
      await client.measures(id, { program_measure_id: 'bath-fan', quantity: 0 })
      await client.measures(id, { program_measure_id: 'attic-r60', quantity: -2 })
      expect(await chosen()).toEqual([])
    })
    it('that the program does not have, or more of one than it takes, are refused as a whole [S2-8.009]', async () => {
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
      expect(titlesOf(many)).toContain('This field must be at less than 6')
      expect((await client.attributes(`/get_project_selected?project_id=${id}`)).retrofits).toEqual([])
    })
    it('that cannot be for this home say so with the answer that decides it, and are refused', async () => {
      const id = await client.begin(/Insulation/)
      const groups = await client.get(`/measures?project_id=${id}`)
      const lacks = groups
        .flatMap((group: Json) => group.attributes.retrofits)
        .filter((one: Json) => one.not_for_home !== null)
        .map((one: Json) => [one.id, one.not_for_home])
      const used = { fact: 'foundation', values: ['basement_heated'], source: 'answered' }
      expect(lacks).toEqual([['floor-r30', { says: 'It needs a crawlspace.', used }]])
      const refused = await client.measures(id, [
        { program_measure_id: 'rim-joist-r15', quantity: 100 },
        { program_measure_id: 'floor-r30', quantity: 100 },
      ])
      expect(refused.json().errors).toMatchObject([
        { status: '422', title: 'Failed to update Measure(s).' },
        {
          title: 'Not for this house. It needs a crawlspace.',
          source: { pointer: '/details/retrofit/1/quantity' },
        },
      ])
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
      const layer = await client.attributes(
        `/measures/type?project_id=${id}&measure_type_name=layer&program_measure_id=attic-r60`,
      )
      const field = (of: Json, name: string) =>
        of.field_groups.flatMap(({ fields }: Json) => fields).find((one: Json) => one.name === name)
      expect(field(layer, 'material')).toMatchObject({
        rules: expect.stringMatching(/^-Please choose-;Blown cellulose;[^;]+;Batts;Foam$/),
      })
      expect(field(layer, 'own_work')).toMatchObject({ default_value: 'false', required: 'false' })
      expect(field(type, 'leakage_today').inline_help).toMatch(/\w/)
    })
    it('have their form validated field by field [S2-5.023] [S2-5.026] [S2-5.022]', async () => {
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
      const taken = await client.measures(id, {
        program_measure_id: 'attic-r60',
        quantity: 1,
        fields: [
          { name: 'cost', value: '18.55' },
          { name: 'material', value: 'Batts' },
          { name: 'r_after', value: '49.5' },
        ],
      })
      expect(taken.statusCode, taken.body).toBe(200)
    })
    it('refuse letters in a numeric field of their form, and a required one that is empty [S2-5.020] [S2-5.021]', async () => {
      const id = await client.begin(/Insulation/)
      const fields = [
        { name: 'contractor', value: ' ' },
        { name: 'cost', value: '900' },
        { name: 'leakage_today', value: 'a lot' },
      ]
      const refused = await client.measures(id, { program_measure_id: 'air-sealing', quantity: 1, fields })
      expect(refused.statusCode).toBe(422)
      const errors = refused.json().errors.slice(1)
      expect(errors.map(({ title, source }: Json) => [source.pointer, title])).toEqual([
        ['/details/retrofit/0/contractor', 'This field is required.'],
        ['/details/retrofit/0/leakage_today', 'This field only accepts numeric values.'],
      ])
    })
    it('keep what is being typed at their forms until the forms are saved, from the step or from the cart', async () => {
      const id = await client.begin(/Insulation/)
      const draft = { 'attic-r60/cost': '18' }
      await client.measures(id, { program_measure_id: 'attic-r60', quantity: 800 })
      await client.send('PUT', '/step_drafts', { project_id: id, cn: 'details', draft })
      const read = async () => (await client.attributes(`/step_drafts?project_id=${id}&cn=details`)).draft
      await client.measures(id, { program_measure_id: 'attic-r60', quantity: 900 })
      expect(await read()).toEqual(draft)
      await client.measures(id, { program_measure_id: 'attic-r60', quantity: 900, fields: ATTIC_FORM })
      expect(await read()).toEqual({})
    })
    it('add up to the cent on the server, under the limit of the program [S2-7.041] [S2-7.056] [S2-7.043] [S2-7.059]', async () => {
      const id = await client.begin(/Insulation/)
      await client.measures(id, [
        { program_measure_id: 'air-sealing', quantity: 1 },
        { program_measure_id: 'attic-r60', quantity: 333 },
        { program_measure_id: 'rim-joist-r15', quantity: 101 },
      ])
      const total = async () => {
        const { sum, above_cap, total_incentive } = await client.attributes(
          `/get_project_selected?project_id=${id}`,
        )
        return [sum, above_cap, total_incentive]
      }
      const { retrofits } = await client.attributes(`/get_project_selected?project_id=${id}`)
      expect(retrofits.map((one: Json) => [one.program_measure_id, one.quantity])).toEqual([
        ['air-sealing', 1],
        ['attic-r60', 333],
        ['rim-joist-r15', 101],
      ])
      expect(await total()).toEqual(['1218.25', '0.00', '1218.25'])
      await client.measures(id, { program_measure_id: 'wall-dense-pack', quantity: 1500 })
      expect(await total()).toEqual(['2568.25', '168.25', '2400.00'])
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
    it('say as long as a price is missing that an amount and the total are the most they can be', async () => {
      const id = await client.begin(/Insulation/)
      const said = async () => {
        const cart = await client.attributes(`/measures/project-measures?project_id=${id}`)
        const { data } = (await client.send('GET', '/projects')).json()
        const listed = data.find((one: Json) => one.id === id).attributes
        return [cart.retrofits[0].incentive_basis, cart.total_basis, listed.total_basis]
      }
      const fan = { program_measure_id: 'radon-fan', quantity: 1 }
      await client.measures(id, fan)
      expect(await said()).toEqual(['maximum', 'maximum', 'maximum'])
      const fields = [
        { name: 'cost', value: '333.35' },
        { name: 'model', value: 'RadonAway' },
      ]
      await client.measures(id, { ...fan, fields })
      expect(await said()).toEqual(['exact', 'exact', 'exact'])
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
}
