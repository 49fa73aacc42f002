import { Button } from '@malote/ui'
import { activateUpdate } from '../../first-page/service-worker-client.ts'
import { PageBanner } from './page-banner.tsx'

interface UpdateBannerProps {
  update: ServiceWorker
}

/** Offers a new version of the application, which is installed. */
export function UpdateBanner({ update }: UpdateBannerProps) {
  return (
    <PageBanner
      action={
        <Button size="sm" tone="neutral" variant="outline" onClick={() => activateUpdate(update)}>
          Atualizar
        </Button>
      }
    >
      Há uma versão nova do Malote. Salve o que estiver preenchendo antes de atualizar.
    </PageBanner>
  )
}
