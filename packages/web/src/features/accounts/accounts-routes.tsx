import type { RouteObject } from 'react-router'
import { guardedRoute } from '../../platform/guarded-route.ts'

export const accountRoutes: readonly RouteObject[] = [
  guardedRoute('sign-in', async () => (await import('./sign-in/sign-in-screen.tsx')).SignInScreen),
  guardedRoute('sign-up', async () => (await import('./sign-up/sign-up-screen.tsx')).SignUpScreen),
  guardedRoute(
    'admin-user-sign-up',
    async () => (await import('./sign-up/admin-sign-up-screen.tsx')).AdminSignUpScreen,
  ),
  guardedRoute('LoginAs', async () => (await import('./sign-in/login-as-screen.tsx')).LoginAsScreen),
  guardedRoute(
    'EmailVerification',
    async () => (await import('./sign-up/verify-email-screen.tsx')).VerifyEmailScreen,
  ),
  guardedRoute(
    'forgot-password',
    async () => (await import('./passwords/forgot-password-screen.tsx')).ForgotPasswordScreen,
  ),
  guardedRoute(
    'request-password',
    async () => (await import('./passwords/request-password-screen.tsx')).RequestPasswordScreen,
  ),
  guardedRoute(
    'update-password',
    async () => (await import('./passwords/update-password-screen.tsx')).UpdatePasswordScreen,
  ),
  guardedRoute(
    'password-instructions',
    async () => (await import('./passwords/password-instructions-screen.tsx')).PasswordInstructionsScreen,
  ),
  guardedRoute(
    'saml-logout',
    async () => (await import('./sign-in/saml-logout-screen.tsx')).SamlLogoutScreen,
  ),
  guardedRoute('UserEdit', async () => (await import('./profile/profile-screen.tsx')).ProfileScreen),
  guardedRoute(
    'complete-profile',
    async () => (await import('./profile/complete-profile-screen.tsx')).CompleteProfileScreen,
  ),
  guardedRoute(
    'fetch-account-details',
    async () => (await import('./profile/fetch-account-screen.tsx')).FetchAccountScreen,
  ),
]
