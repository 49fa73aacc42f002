import { useState } from 'react'
import { Button, DateField, Dialog, Popover, Tabs, TextField } from '../../../packages/ui/src/index.ts'

/** Dialogs whose first input, or whose trigger, cannot take the focus, and tabs without a selected one. */
export function FocusTargets() {
  const [isDone, setIsDone] = useState(false)
  return (
    <main tabIndex={-1} aria-label="Página">
      <div data-control="hidden">
        <Dialog.Root>
          <Dialog.Trigger asChild>
            <Button>Com campo oculto</Button>
          </Dialog.Trigger>
          <Dialog.Content title="Janela">
            <input type="hidden" name="token" value="x" />
            <TextField label="Nome" />
          </Dialog.Content>
        </Dialog.Root>
      </div>
      <div data-control="disabled">
        <Dialog.Root>
          <Dialog.Trigger asChild>
            <Button disabled={isDone}>Concluir</Button>
          </Dialog.Trigger>
          <Dialog.Content title="Concluir">
            <Dialog.Close asChild>
              <Button data-confirm onClick={() => setIsDone(true)}>
                Sim
              </Button>
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Root>
      </div>
      <div data-control="tabs">
        <Button>Antes</Button>
        <Tabs.Root value="gone">
          <Tabs.List label="Partes">
            <Tabs.Tab value="1">Um</Tabs.Tab>
            <Tabs.Tab value="2">Dois</Tabs.Tab>
          </Tabs.List>
        </Tabs.Root>
      </div>
    </main>
  )
}

/** Overlays next to a frame, whose presses the page does not receive. */
export const Frames = () => (
  <>
    <div data-control="Popover">
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button>Abrir</Button>
        </Popover.Trigger>
        <Popover.Content label="Balão">Texto</Popover.Content>
      </Popover.Root>
    </div>
    <div data-control="DateField">
      <DateField label="Dia" />
    </div>
    <iframe title="Mapa" srcDoc="<p>Mapa</p>" style={{ position: 'fixed', right: 0, bottom: 0 }} />
  </>
)
