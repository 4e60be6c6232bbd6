import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import type { BootData } from '@hearthlight/domain/navigation/boot-data'
import { type Features, features } from '@hearthlight/domain/partner/features'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { portalToken } from './csrf.ts'
import { http } from './http.ts'
import { HttpProblem } from './http-problem.ts'
import { localMemory } from './local-storage.ts'
import { usePartner } from './partner.ts'
import { queryClient } from './queries.ts'
import { forgetUser, rememberUser, storedUser } from './stored-user.ts'

/** The signed-in person, or null. Asked of the server only when a session exists, so no public page causes a 401. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: loadCurrentUser,
  staleTime: 60_000,
  gcTime: Number.POSITIVE_INFINITY,
})

async function loadCurrentUser(): Promise<CurrentUser | null> {
  if (portalToken.value() === null) return navigator.onLine ? forgetUser() : rememberedUser()
  try {
    const { data } = await http.get('/api/v1/users', { response: currentUserResponse })
    rememberUser(data.attributes)
    return data.attributes
  } catch (cause) {
    if (!(cause instanceof HttpProblem)) throw cause
    if (cause.status === 401) return forgetUser()
    if (cause.status === 0) return rememberedUser()
    throw cause
  }
}

/** The person whom the page's document names. */
export function takePerson(person: BootData['person']): void {
  portalToken.remember({ meta: { csrf: person?.csrf } })
  if (person !== null) {
    rememberUser(person.user)
    // Who arrives signed in was led here by what signed them in; the program was chosen by somebody before them.
    if (person.user.user_type === 'customer') localMemory.remove('programId')
  }
  queryClient.setQueryData(currentUserQuery.queryKey, person === null ? forgetUser() : person.user)
}

/** Without a connection the person goes on where they were; the server checks everything once it is back. */
async function rememberedUser(): Promise<CurrentUser | null> {
  const { CurrentUser } = await schemas()
  return CurrentUser.safeParse(storedUser()).data ?? null
}

const schemas = () => import('@hearthlight/domain/accounts/user')
const currentUserResponse = async () => (await schemas()).CurrentUserResponse

export const useCurrentUser = (): CurrentUser | null => useSuspenseQuery(currentUserQuery).data

export function useFeatures(): Features {
  return features(usePartner(), useCurrentUser())
}

export function useSession() {
  const user = useCurrentUser()
  return { user, isSignedIn: user !== null, isGuest: user !== null && user.user_type !== 'customer' }
}

/** After any way in: everything asked before was asked by somebody else. */
export async function startSession(): Promise<CurrentUser | null> {
  // Who is in waits for no confirmation; the email is no business of the next one at this computer.
  localMemory.remove('emailVerificationEmail')
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'partner' })
  await queryClient.invalidateQueries({ queryKey: ['partner'] })
  return queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
}

const forgetting = new Set<() => void>()

/** What the floors above keep of a person goes with them too; the app says at start how. */
export function alsoForget(forget: () => void): void {
  forgetting.add(forget)
}

/** What this device keeps of the person: their token, what was kept for offline use. */
export function forgetPerson(): void {
  portalToken.forget()
  forgetUser()
  localMemory.remove('emailVerificationEmail')
  localMemory.remove('programId')
  for (const forget of forgetting) forget()
}

/** Forgets the person on this device and in the page that is open. */
export function endSession(): void {
  forgetPerson()
  queryClient.setQueryData(currentUserQuery.queryKey, null)
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'partner' && queryKey[0] !== 'current-user',
  })
}

export function refreshCurrentUser(): Promise<CurrentUser | null> {
  return queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
}

/** For code outside components: guards, the visit record. */
export const knownUser = (): CurrentUser | null => queryClient.getQueryData(currentUserQuery.queryKey) ?? null
