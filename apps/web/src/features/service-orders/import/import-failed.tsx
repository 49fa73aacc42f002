import type { Import } from '@malote/api-client'
import { Button, ErrorState } from '@malote/ui'
import { Link } from '@tanstack/react-router'

/** Shown for a file that could not be read: the reason, and a link to upload another one. */
export function ImportFailed({ current: { fileName, failure } }: { current: Import }) {
  return (
    <ErrorState
      title={`Não foi possível ler ${fileName}`}
      action={
        <Button asChild>
          <Link to="/ordens-de-servico/importar">Enviar outra planilha</Link>
        </Button>
      }
    >
      {failure}
    </ErrorState>
  )
}
