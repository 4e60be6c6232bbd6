import type { RouteObject } from 'react-router'
import { guardedRoute } from '../../platform/guarded-route.ts'

export const accountRoutes: readonly RouteObject[] = [
  guardedRoute('sign-in', async () => (await import('./sign-in-screen.tsx')).SignInScreen),
  guardedRoute('sign-up', async () => (await import('./sign-up-screen.tsx')).SignUpScreen),
  guardedRoute(
    'admin-user-sign-up',
    async () => (await import('./admin-sign-up-screen.tsx')).AdminSignUpScreen,
  ),
  guardedRoute('LoginAs', async () => (await import('./login-as-screen.tsx')).LoginAsScreen),
  guardedRoute(
    'EmailVerification',
    async () => (await import('./verify-email-screen.tsx')).VerifyEmailScreen,
  ),
  guardedRoute(
    'forgot-password',
    async () => (await import('./forgot-password-screen.tsx')).ForgotPasswordScreen,
  ),
  guardedRoute(
    'request-password',
    async () => (await import('./request-password-screen.tsx')).RequestPasswordScreen,
  ),
  guardedRoute(
    'update-password',
    async () => (await import('./update-password-screen.tsx')).UpdatePasswordScreen,
  ),
  guardedRoute(
    'password-instructions',
    async () => (await import('./password-instructions-screen.tsx')).PasswordInstructionsScreen,
  ),
  guardedRoute('saml-logout', async () => (await import('./saml-logout-screen.tsx')).SamlLogoutScreen),
  guardedRoute('UserEdit', async () => (await import('./profile-screen.tsx')).ProfileScreen),
  guardedRoute(
    'complete-profile',
    async () => (await import('./complete-profile-screen.tsx')).CompleteProfileScreen,
  ),
  guardedRoute(
    'fetch-account-details',
    async () => (await import('./fetch-account-screen.tsx')).FetchAccountScreen,
  ),
]
