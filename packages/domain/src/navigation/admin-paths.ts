export const ADMIN_ROOT = '/admin'

/** Pages of the console. They stand apart from the portal's: other guards, another client, another cookie. */
export const ADMIN_PATHS = {
  signIn: '/admin/sign-in',
  password: '/admin/password',
  invitation: '/admin/invitation',
  email: '/admin/email',
  security: '/admin/security',
} as const
