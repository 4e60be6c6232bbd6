import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { redirect } from 'react-router'
import { admitToGate, admitToSecurity } from '../features/admin/console-state.ts'
import { PasswordScreen } from '../features/admin/password-screen.tsx'
import { SecurityScreen } from '../features/admin/security-screen.tsx'
import { SignInScreen } from '../features/admin/sign-in-screen.tsx'
import { AdminShell } from './frame/admin-shell.tsx'

/** The console in one piece: the portal's first load holds nothing of it but its paths. */
export const adminArea = {
  shell: { Component: AdminShell },
  '': { loader: () => redirect(ADMIN_PATHS.security) },
  'sign-in': { Component: SignInScreen, loader: admitToGate },
  password: { Component: PasswordScreen },
  security: { Component: SecurityScreen, loader: admitToSecurity },
} as const
