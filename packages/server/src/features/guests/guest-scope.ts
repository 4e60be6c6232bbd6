import { atOwnHomes, type HomeScope } from '../../platform/access/access.ts'
import type { Person } from '../../platform/person.ts'
import type { Scope } from '../../platform/scope.ts'

/** The guest at what is theirs, whoever opened the link in their mail. */
export const asGuest = (scope: Scope, person: Person): HomeScope =>
  atOwnHomes({ ...scope, actor: { kind: 'user', person, guest: true } })
