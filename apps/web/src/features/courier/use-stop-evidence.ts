import type { EventPlace, StepEvidence } from '@malote/api-client'
import { useRef, useState } from 'react'
import {
  awaitPlace,
  findPlace,
  type PlaceConsent,
  readPlaceConsent,
  storePlaceConsent,
} from '../../lib/browser/place.ts'

/** What the device adds to the steps of a stop: its place, which is searched from the opening of the flow. */
export function useStopEvidence() {
  const [checkedVolumes, setCheckedVolumes] = useState<readonly (number | undefined)[]>([])
  const [consent, setConsent] = useState(readPlaceConsent)
  const search = useRef<Promise<EventPlace | undefined>>(undefined)
  const getSearch = () => {
    search.current ??= findPlace()
    return search.current
  }
  return {
    /** Undefined before the choice of the user. */
    consent,
    choose: (given: PlaceConsent) => {
      storePlaceConsent(given)
      setConsent(given)
    },
    /** The number of scanned labels. */
    checkedVolumes,
    setCheckedVolumes,
    /** The place, when it is found in time, and the scanned labels. */
    getEvidence: async (): Promise<StepEvidence> => {
      const place = await awaitPlace(getSearch())
      return {
        ...(place ? { place } : {}),
        ...(checkedVolumes.length > 0 ? { checkedVolumes: checkedVolumes.length } : {}),
      }
    },
  }
}
