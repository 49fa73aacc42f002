import { Banner, Button } from '@malote/ui'
import { activateUpdate } from '../../lib/browser/service-worker.ts'

interface UpdateBannerProps {
  update: ServiceWorker
}

/** Offers a new version of the application, which is installed. */
export function UpdateBanner({ update }: UpdateBannerProps) {
  return (
    <Banner
      className="-mx-4 -mt-4 mb-4 md:-mx-6 md:-mt-6 md:mb-6"
      action={
        <Button size="sm" tone="neutral" variant="outline" onClick={() => activateUpdate(update)}>
          Atualizar
        </Button>
      }
    >
      Há uma versão nova do Malote. Salve o que estiver preenchendo antes de atualizar.
    </Banner>
  )
}
