import type { Building } from '@hearthlight/domain/buildings/building'
import { homeName } from '@hearthlight/domain/buildings/home-address'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { buildingQuery, buildingsQuery } from '../api/buildings-api.ts'
import { Menu, type MenuItem } from '../ui/overlays/menu.tsx'
import { chooseBuilding, useHomeId } from './current-building.ts'

/** As many homes as the list in a menu can hold; the rest are under all of them. */
const LISTED = 20

/** The home the page is about, and the person's other homes to choose from. */
export function HomeChoice() {
  const { t } = useTranslation('shared')
  const current = useQuery(buildingQuery(useHomeId())).data
  const { buildings = [], total = 0 } = useQuery(buildingsQuery(0, LISTED)).data ?? {}
  const choose = useChoice()
  const items: readonly MenuItem[] = [
    ...buildings.map((home) => ({
      id: home.id,
      label: homeName(home),
      current: home.id === current?.id ? ('page' as const) : undefined,
      onSelect: () => choose(home),
    })),
    { id: 'all', label: t('nav.all_homes'), to: pathTo('buildings-list') },
  ]
  if (current === undefined) return null
  return (
    <>
      <span className="muted">{t('nav.this_home')}</span>
      {total > 1 ? <Menu label={homeName(current)} items={items} /> : <b>{homeName(current)}</b>}
    </>
  )
}

/** Stays on the page, with another home; what the address says of the one before goes. */
function useChoice() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const programId = new URLSearchParams(search).get('programId')
  return ({ id, virtual_audit_mode: auditMode }: Building) => {
    chooseBuilding({ id, auditMode })
    const query = new URLSearchParams({ buildingId: id, ...(programId !== null && { programId }) })
    void navigate(`${pathname}?${query}`)
  }
}
