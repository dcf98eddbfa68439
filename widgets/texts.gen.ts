// Written by scripts/generate.ts.
import type { AnyWidgetTexts } from '#schemas/texts';
import { texts as accordion } from './accordion/texts.ts';
import { texts as agreements } from './agreements/texts.ts';
import { texts as allMenu } from './all-menu/texts.ts';
import { texts as attendanceCalendar } from './attendance-calendar/texts.ts';
import { texts as banner } from './banner/texts.ts';
import { texts as billboardForm } from './billboard-form/texts.ts';
import { texts as bottomBar } from './bottom-bar/texts.ts';
import { texts as bottomSheet } from './bottom-sheet/texts.ts';
import { texts as cardGrid } from './card-grid/texts.ts';
import { texts as carousel } from './carousel/texts.ts';
import { texts as clientConsent } from './client-consent/texts.ts';
import { texts as clientExit } from './client-exit/texts.ts';
import { texts as courseEdit } from './course-edit/texts.ts';
import { texts as courseRoute } from './course-route/texts.ts';
import { texts as dataTable } from './data-table/texts.ts';
import { texts as eventForm } from './event-form/texts.ts';
import { texts as eventQuiz } from './event-quiz/texts.ts';
import { texts as facilityDetail } from './facility-detail/texts.ts';
import { texts as facilityList } from './facility-list/texts.ts';
import { texts as feeCalculator } from './fee-calculator/texts.ts';
import { texts as findWay } from './find-way/texts.ts';
import { texts as findWayMap } from './find-way-map/texts.ts';
import { texts as floatingMenu } from './floating-menu/texts.ts';
import { texts as footer } from './footer/texts.ts';
import { texts as form } from './form/texts.ts';
import { texts as handBack } from './hand-back/texts.ts';
import { texts as handOver } from './hand-over/texts.ts';
import { texts as header } from './header/texts.ts';
import { texts as hero } from './hero/texts.ts';
import { texts as keyValue } from './key-value/texts.ts';
import { texts as linkList } from './link-list/texts.ts';
import { texts as mainOrder } from './main-order/texts.ts';
import { texts as memberCard } from './member-card/texts.ts';
import { texts as memberFacts } from './member-facts/texts.ts';
import { texts as membershipCode } from './membership-code/texts.ts';
import { texts as memoryReport } from './memory-report/texts.ts';
import { texts as musicPlayer } from './music-player/texts.ts';
import { texts as noticeBar } from './notice-bar/texts.ts';
import { texts as noticeDetail } from './notice-detail/texts.ts';
import { texts as noticeList } from './notice-list/texts.ts';
import { texts as notificationSettings } from './notification-settings/texts.ts';
import { texts as openingHours } from './opening-hours/texts.ts';
import { texts as outlet } from './outlet/texts.ts';
import { texts as pageLinks } from './page-links/texts.ts';
import { texts as pager } from './pager/texts.ts';
import { texts as parkDay } from './park-day/texts.ts';
import { texts as parkMap } from './park-map/texts.ts';
import { texts as picture } from './picture/texts.ts';
import { texts as pictureUpload } from './picture-upload/texts.ts';
import { texts as places } from './places/texts.ts';
import { texts as postDetail } from './post-detail/texts.ts';
import { texts as postList } from './post-list/texts.ts';
import { texts as prizeWheel } from './prize-wheel/texts.ts';
import { texts as quickMenu } from './quick-menu/texts.ts';
import { texts as recordChoice } from './record-choice/texts.ts';
import { texts as recordDetail } from './record-detail/texts.ts';
import { texts as recordList } from './record-list/texts.ts';
import { texts as recordSearch } from './record-search/texts.ts';
import { texts as richText } from './rich-text/texts.ts';
import { texts as scanButton } from './scan-button/texts.ts';
import { texts as section } from './section/texts.ts';
import { texts as showTimes } from './show-times/texts.ts';
import { texts as siteSearch } from './site-search/texts.ts';
import { texts as stampBook } from './stamp-book/texts.ts';
import { texts as statePanel } from './state-panel/texts.ts';
import { texts as steps } from './steps/texts.ts';
import { texts as survey } from './survey/texts.ts';
import { texts as tabs } from './tabs/texts.ts';
import { texts as venueList } from './venue-list/texts.ts';
import { texts as visitPlan } from './visit-plan/texts.ts';

/** Texts of every widget for operators, apart from the catalog, so that no visitor's browser loads them. */
export const widgetTexts: Readonly<Record<string, AnyWidgetTexts>> = {
  'accordion': accordion,
  'agreements': agreements,
  'all-menu': allMenu,
  'attendance-calendar': attendanceCalendar,
  'banner': banner,
  'billboard-form': billboardForm,
  'bottom-bar': bottomBar,
  'bottom-sheet': bottomSheet,
  'card-grid': cardGrid,
  'carousel': carousel,
  'client-consent': clientConsent,
  'client-exit': clientExit,
  'course-edit': courseEdit,
  'course-route': courseRoute,
  'data-table': dataTable,
  'event-form': eventForm,
  'event-quiz': eventQuiz,
  'facility-detail': facilityDetail,
  'facility-list': facilityList,
  'fee-calculator': feeCalculator,
  'find-way': findWay,
  'find-way-map': findWayMap,
  'floating-menu': floatingMenu,
  'footer': footer,
  'form': form,
  'hand-back': handBack,
  'hand-over': handOver,
  'header': header,
  'hero': hero,
  'key-value': keyValue,
  'link-list': linkList,
  'main-order': mainOrder,
  'member-card': memberCard,
  'member-facts': memberFacts,
  'membership-code': membershipCode,
  'memory-report': memoryReport,
  'music-player': musicPlayer,
  'notice-bar': noticeBar,
  'notice-detail': noticeDetail,
  'notice-list': noticeList,
  'notification-settings': notificationSettings,
  'opening-hours': openingHours,
  'outlet': outlet,
  'page-links': pageLinks,
  'pager': pager,
  'park-day': parkDay,
  'park-map': parkMap,
  'picture': picture,
  'picture-upload': pictureUpload,
  'places': places,
  'post-detail': postDetail,
  'post-list': postList,
  'prize-wheel': prizeWheel,
  'quick-menu': quickMenu,
  'record-choice': recordChoice,
  'record-detail': recordDetail,
  'record-list': recordList,
  'record-search': recordSearch,
  'rich-text': richText,
  'scan-button': scanButton,
  'section': section,
  'show-times': showTimes,
  'site-search': siteSearch,
  'stamp-book': stampBook,
  'state-panel': statePanel,
  'steps': steps,
  'survey': survey,
  'tabs': tabs,
  'venue-list': venueList,
  'visit-plan': visitPlan,
};
