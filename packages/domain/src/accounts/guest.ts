import type { UserType } from './user.ts'

/** Stands apart from the schema, so that the guards cost the first page no validator. */
export const isGuest = (user: { user_type: UserType }): boolean => user.user_type !== 'customer'
