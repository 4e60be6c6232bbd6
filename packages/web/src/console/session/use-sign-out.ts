import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { sessionApi } from '../api/session-api.ts'
import { forgetConsole } from './console-state.ts'

export function useSignOut() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: sessionApi.signOut,
    onSuccess: async () => {
      await navigate(ADMIN_PATHS.signIn)
      forgetConsole()
    },
  })
}
