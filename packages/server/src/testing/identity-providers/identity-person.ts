/** Somebody the identity provider of a partner knows. */
export type IdentityPerson = {
  readonly subject: string
  readonly email: string
  readonly email_verified: boolean
  readonly first_name: string
  readonly last_name: string
  readonly partner_account_id?: string
}
