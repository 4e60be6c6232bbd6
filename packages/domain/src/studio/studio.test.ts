import { describe, expect, it } from 'vitest'
import { pathText, valueAt, withValueAt } from '../shared/json-path.ts'
import { differences } from './differences.ts'
import { decideConflicts, mergeThreeWay } from './merge.ts'
import { applyPatches, Patch } from './patch.ts'
import { patchesBetween } from './patches-between.ts'
import { decide, rebase } from './working-copy.ts'

const base = { name: 'Lake', theme: { colour: '#005a68' }, items: [{ title: 'One' }, { title: 'Two' }] }

describe('a path', () => {
  it('is written as people read it', () => {
    expect(pathText(['settings', 'sections', 0, 'title', 'en'])).toBe('settings.sections[0].title.en')
  })
  it('finds a value, and nothing where there is none', () => {
    expect(valueAt(base, ['items', 1, 'title'])).toBe('Two')
    expect(valueAt(base, ['items', 'title'])).toBeUndefined()
    expect(valueAt(base, ['toString'])).toBeUndefined()
  })
  it('changes a copy, makes what is missing on the way and takes out what is undefined', () => {
    expect(withValueAt(base, ['mail', 'footer'], 'Bye')).toEqual({ ...base, mail: { footer: 'Bye' } })
    expect(withValueAt(base, ['items', 0], undefined)).toEqual({ ...base, items: [{ title: 'Two' }] })
    expect(withValueAt(base, ['theme', 'colour'], undefined)).toEqual({ ...base, theme: {} })
    expect(base.items).toHaveLength(2)
  })
})

describe('patches', () => {
  it('are applied one after the other', () => {
    const patches = [
      { path: ['name'], value: 'Sea' },
      { path: ['theme', 'colour'] },
      { path: ['items', 2], value: { title: 'Three' } },
    ]
    expect(applyPatches(base, patches)).toEqual({
      name: 'Sea',
      theme: {},
      items: [...base.items, { title: 'Three' }],
    })
  })
  it.each(['__proto__', 'constructor', 'prototype'])('refuse the key %s', (key) => {
    expect(Patch.safeParse({ path: ['theme', key], value: 1 }).success).toBe(false)
  })
})

describe('differences', () => {
  it('are told at the smallest place', () => {
    const after = { ...base, theme: { colour: '#3377be', fonts: 'fraunces' } }
    expect(differences(base, after)).toEqual([
      { path: ['theme', 'colour'], before: '#005a68', after: '#3377be' },
      { path: ['theme', 'fonts'], before: undefined, after: 'fraunces' },
    ])
  })
  it('name an item that came or went, not all that stand after it', () => {
    const after = { ...base, items: [{ title: 'None' }, ...base.items] }
    expect(differences(base, after)).toEqual([
      { path: ['items', 0], before: undefined, after: { title: 'None' } },
    ])
    expect(differences(after, base)).toEqual([
      { path: ['items', 0], before: { title: 'None' }, after: undefined },
    ])
  })
  it('are none between no object and an empty one', () => {
    expect(differences({}, { theme: {} })).toEqual([])
  })
})

describe('a three-way merge', () => {
  const mine = { ...base, name: 'Mine', theme: { colour: '#111111' } }
  it('takes the changes of both', () => {
    const theirs = {
      ...base,
      items: [{ title: 'One' }, { title: 'Zwei' }],
      theme: { ...base.theme, fonts: 'x' },
    }
    expect(mergeThreeWay({ base, mine, theirs })).toEqual({
      merged: { name: 'Mine', theme: { colour: '#111111', fonts: 'x' }, items: theirs.items },
      conflicts: [],
    })
  })
  it('takes what one side took out', () => {
    const { name: _name, ...theirs } = base
    expect(mergeThreeWay({ base, mine: base, theirs }).merged).toEqual(theirs)
    expect(mergeThreeWay({ base, mine: theirs, theirs: base }).merged).toEqual(theirs)
  })
  it('asks where both changed one place, and keeps mine until somebody chooses', () => {
    const theirs = { ...base, name: 'Theirs' }
    const merged = mergeThreeWay({ base, mine, theirs })
    expect(merged.conflicts).toEqual([{ path: ['name'], base: 'Lake', mine: 'Mine', theirs: 'Theirs' }])
    expect(decideConflicts(merged, {})).toMatchObject({ decided: { name: 'Mine' }, open: merged.conflicts })
    expect(decideConflicts(merged, { name: 'theirs' })).toMatchObject({
      decided: { name: 'Theirs' },
      open: [],
    })
  })
  it('asks about a list as a whole where both changed its length', () => {
    const [grown, shrunk] = [
      { ...base, items: [...base.items, { title: 'Three' }] },
      { ...base, items: [] },
    ]
    const { conflicts } = mergeThreeWay({ base, mine: grown, theirs: shrunk })
    expect(conflicts.map(({ path }) => pathText(path))).toEqual(['items'])
  })
})

describe('a working copy', () => {
  it('is saved by the patches between what was saved and what it is now', () => {
    const mine = { ...base, theme: {}, items: [{ title: 'One' }], mail: { footer: 'Bye' } }
    const patches = patchesBetween(base, mine)
    expect(applyPatches(base, patches)).toEqual(mine)
    expect(patches.map(({ path }) => pathText(path))).toEqual(['theme.colour', 'items', 'mail'])
  })
  it('takes what others saved meanwhile, and tells where both changed one place', () => {
    const copy = { revision: 1, saved: base, mine: { ...base, name: 'Mine' } }
    const elsewhere = { ...base, theme: { colour: '#3377be' } }
    expect(rebase(copy, { revision: 2, saved: elsewhere })).toEqual({
      copy: { revision: 2, saved: elsewhere, mine: { ...elsewhere, name: 'Mine' } },
      conflicts: [],
    })
    const same = { ...base, name: 'Theirs' }
    const met = rebase(copy, { revision: 2, saved: same })
    expect(met.conflicts).toHaveLength(1)
    expect([decide(met, { name: 'mine' }), decide(met, { name: 'theirs' })]).toMatchObject([
      { revision: 2, mine: { name: 'Mine' } },
      { revision: 2, mine: { name: 'Theirs' } },
    ])
  })
})
