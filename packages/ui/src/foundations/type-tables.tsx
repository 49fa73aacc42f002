/*
 * Storybook extracts the props of components only. Each component here has a public type as its props, so that a guide
 * shows the members of that type with `<ArgTypes of={Types.SelectOption} />`, in the words of its source.
 */

import type { BrandOptions as BrandOptionsMembers } from '../brand.ts'
import type { ChartDatum as ChartDatumMembers, ChartSeries as ChartSeriesMembers } from '../charts.ts'
import type { LoadSlot as LoadSlotMembers } from '../delivery.ts'
import type {
  BoardColumn as BoardColumnMembers,
  BoardMove as BoardMoveMembers,
  ChoiceGroupOption as ChoiceGroupOptionMembers,
  ComboboxOption as ComboboxOptionMembers,
  CommandItem as CommandItemMembers,
  CommandPage as CommandPageMembers,
  ConfirmOptions as ConfirmOptionsMembers,
  DataTable,
  DateRange as DateRangeMembers,
  DateRangePreset as DateRangePresetMembers,
  FileUpload as FileUploadMembers,
  FormError as FormErrorMembers,
  MapOutline as MapOutlineMembers,
  MapPart as MapPartMembers,
  OptionGroup as OptionGroupMembers,
  RejectedFile as RejectedFileMembers,
  ScheduleTime as ScheduleTimeMembers,
  SegmentedControlOption as SegmentedControlOptionMembers,
  SelectOption as SelectOptionMembers,
  StatTrend as StatTrendMembers,
  TextMark as TextMarkMembers,
  ToastOptions as ToastOptionsMembers,
  ToastPromiseTexts as ToastPromiseTextsMembers,
} from '../index.ts'
import type { RouteMapStop as RouteMapStopMembers, RouteMapTiles as RouteMapTilesMembers } from '../map.ts'

export const LoadSlot = (_: LoadSlotMembers) => null
export const BoardColumn = (_: BoardColumnMembers) => null
export const BoardMove = (_: BoardMoveMembers) => null
export const BrandOptions = (_: BrandOptionsMembers) => null
export const ChartDatum = (_: ChartDatumMembers) => null
export const ChartSeries = (_: ChartSeriesMembers) => null
export const ChoiceGroupOption = (_: ChoiceGroupOptionMembers) => null
export const ComboboxOption = (_: ComboboxOptionMembers) => null
export const CommandItem = (_: CommandItemMembers) => null
export const CommandPage = (_: CommandPageMembers) => null
export const ConfirmOptions = (_: ConfirmOptionsMembers) => null
export const DataTableColumn = (_: DataTable.Column<unknown>) => null
export const DataTableSorting = (_: DataTable.Sorting) => null
export const DateRange = (_: DateRangeMembers) => null
export const DateRangePreset = (_: DateRangePresetMembers) => null
export const FileUpload = (_: FileUploadMembers) => null
export const FormError = (_: FormErrorMembers) => null
export const MapOutline = (_: MapOutlineMembers) => null
export const MapPart = (_: MapPartMembers) => null
export const OptionGroup = (_: OptionGroupMembers<SelectOptionMembers>) => null
export const RejectedFile = (_: RejectedFileMembers) => null
export const ScheduleTime = (_: ScheduleTimeMembers) => null
export const RouteMapStop = (_: RouteMapStopMembers) => null
export const RouteMapTiles = (_: RouteMapTilesMembers) => null
export const SegmentedControlOption = (_: SegmentedControlOptionMembers) => null
export const SelectOption = (_: SelectOptionMembers) => null
export const StatTrend = (_: StatTrendMembers) => null
export const TextMark = (_: TextMarkMembers) => null
export const ToastOptions = (_: ToastOptionsMembers) => null
export const ToastPromiseTexts = (_: ToastPromiseTextsMembers<unknown>) => null
