import { Suspense, useEffect, useState } from 'react'
import { setPasswordPrompt } from '../../lib/http/api.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'

const PasswordDialog = lazyNamed(() => import('./password-dialog.tsx'), 'PasswordDialog')

/** Requests the password when the server requires it for a request, which is sent again afterwards. */
export function PasswordPrompt() {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>()
  useEffect(() => setPasswordPrompt(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), [])
  if (!answer) return null
  return (
    <Suspense>
      <PasswordDialog
        onClose={(isConfirmed) => {
          setAnswer(undefined)
          answer(isConfirmed)
        }}
      />
    </Suspense>
  )
}
