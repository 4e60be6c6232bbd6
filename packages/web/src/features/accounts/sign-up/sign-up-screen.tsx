import { useFeatures } from '../../../platform/session.ts'
import { IntegratedSignUp } from './integrated-sign-up.tsx'
import { StandardSignUp } from './standard-sign-up.tsx'

export function SignUpScreen() {
  return useFeatures().integratedSignUp ? <IntegratedSignUp /> : <StandardSignUp />
}
