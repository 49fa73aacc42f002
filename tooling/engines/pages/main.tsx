/** The page of the engine tests. The hash names what it shows. */
import '../../../packages/ui/src/styles/styles.css'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { preloadOverlays, ThemeScope } from '../../../packages/ui/src/index.ts'
import { FocusTargets, Frames } from './focus.tsx'
import { ActionForm, FieldsetForm, OutsideForm, PlainForm, TextForms } from './forms.tsx'
import { LoadedLists, Overlays, TallPage, Toasts, Tooltips } from './overlays.tsx'
import { Drags } from './pointer.tsx'

const pages: Record<string, ComponentType> = {
  ActionForm,
  Drags,
  FieldsetForm,
  FocusTargets,
  Frames,
  LoadedLists,
  OutsideForm,
  Overlays,
  PlainForm,
  TallPage,
  TextForms,
  Toasts,
  Tooltips,
}

const Page = pages[location.hash.slice(1)]
if (!Page) throw new Error(`There is no page ${location.hash}.`)
// Its tests decide when the code of overlays arrives.
if (Page !== LoadedLists) await preloadOverlays()
createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeScope>
    <Page />
  </ThemeScope>,
)
