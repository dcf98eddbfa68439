// Written by scripts/generate.ts.
import type { WidgetDescription, WidgetNeed } from './define-widget.ts';
import { description as accordion } from './accordion/schema.ts';
import { description as agreements } from './agreements/schema.ts';
import { needs as agreementsNeeds } from './agreements/needs.ts';
import { description as allMenu } from './all-menu/schema.ts';
import { needs as allMenuNeeds } from './all-menu/needs.ts';
import { description as attendanceCalendar } from './attendance-calendar/schema.ts';
import { needs as attendanceCalendarNeeds } from './attendance-calendar/needs.ts';
import { description as banner } from './banner/schema.ts';
import { needs as bannerNeeds } from './banner/needs.ts';
import { description as billboardForm } from './billboard-form/schema.ts';
import { needs as billboardFormNeeds } from './billboard-form/needs.ts';
import { description as bottomBar } from './bottom-bar/schema.ts';
import { description as bottomSheet } from './bottom-sheet/schema.ts';
import { description as cardGrid } from './card-grid/schema.ts';
import { description as carousel } from './carousel/schema.ts';
import { needs as carouselNeeds } from './carousel/needs.ts';
import { description as clientConsent } from './client-consent/schema.ts';
import { needs as clientConsentNeeds } from './client-consent/needs.ts';
import { description as clientExit } from './client-exit/schema.ts';
import { needs as clientExitNeeds } from './client-exit/needs.ts';
import { description as courseEdit } from './course-edit/schema.ts';
import { needs as courseEditNeeds } from './course-edit/needs.ts';
import { description as courseRoute } from './course-route/schema.ts';
import { needs as courseRouteNeeds } from './course-route/needs.ts';
import { description as dataTable } from './data-table/schema.ts';
import { needs as dataTableNeeds } from './data-table/needs.ts';
import { description as eventForm } from './event-form/schema.ts';
import { needs as eventFormNeeds } from './event-form/needs.ts';
import { description as eventQuiz } from './event-quiz/schema.ts';
import { needs as eventQuizNeeds } from './event-quiz/needs.ts';
import { description as facilityDetail } from './facility-detail/schema.ts';
import { needs as facilityDetailNeeds } from './facility-detail/needs.ts';
import { description as facilityList } from './facility-list/schema.ts';
import { needs as facilityListNeeds } from './facility-list/needs.ts';
import { description as feeCalculator } from './fee-calculator/schema.ts';
import { needs as feeCalculatorNeeds } from './fee-calculator/needs.ts';
import { description as findWay } from './find-way/schema.ts';
import { needs as findWayNeeds } from './find-way/needs.ts';
import { description as findWayMap } from './find-way-map/schema.ts';
import { needs as findWayMapNeeds } from './find-way-map/needs.ts';
import { description as floatingMenu } from './floating-menu/schema.ts';
import { description as footer } from './footer/schema.ts';
import { description as form } from './form/schema.ts';
import { needs as formNeeds } from './form/needs.ts';
import { description as handBack } from './hand-back/schema.ts';
import { description as handOver } from './hand-over/schema.ts';
import { needs as handOverNeeds } from './hand-over/needs.ts';
import { description as header } from './header/schema.ts';
import { description as hero } from './hero/schema.ts';
import { needs as heroNeeds } from './hero/needs.ts';
import { description as keyValue } from './key-value/schema.ts';
import { description as linkList } from './link-list/schema.ts';
import { needs as linkListNeeds } from './link-list/needs.ts';
import { description as mainOrder } from './main-order/schema.ts';
import { needs as mainOrderNeeds } from './main-order/needs.ts';
import { description as memberCard } from './member-card/schema.ts';
import { needs as memberCardNeeds } from './member-card/needs.ts';
import { description as memberFacts } from './member-facts/schema.ts';
import { needs as memberFactsNeeds } from './member-facts/needs.ts';
import { description as membershipCode } from './membership-code/schema.ts';
import { needs as membershipCodeNeeds } from './membership-code/needs.ts';
import { description as memoryReport } from './memory-report/schema.ts';
import { needs as memoryReportNeeds } from './memory-report/needs.ts';
import { description as musicPlayer } from './music-player/schema.ts';
import { needs as musicPlayerNeeds } from './music-player/needs.ts';
import { description as noticeBar } from './notice-bar/schema.ts';
import { needs as noticeBarNeeds } from './notice-bar/needs.ts';
import { description as noticeDetail } from './notice-detail/schema.ts';
import { needs as noticeDetailNeeds } from './notice-detail/needs.ts';
import { description as noticeList } from './notice-list/schema.ts';
import { needs as noticeListNeeds } from './notice-list/needs.ts';
import { description as notificationSettings } from './notification-settings/schema.ts';
import { needs as notificationSettingsNeeds } from './notification-settings/needs.ts';
import { description as openingHours } from './opening-hours/schema.ts';
import { needs as openingHoursNeeds } from './opening-hours/needs.ts';
import { description as outlet } from './outlet/schema.ts';
import { description as pageLinks } from './page-links/schema.ts';
import { description as pager } from './pager/schema.ts';
import { needs as pagerNeeds } from './pager/needs.ts';
import { description as parkDay } from './park-day/schema.ts';
import { needs as parkDayNeeds } from './park-day/needs.ts';
import { description as parkMap } from './park-map/schema.ts';
import { needs as parkMapNeeds } from './park-map/needs.ts';
import { description as picture } from './picture/schema.ts';
import { description as pictureUpload } from './picture-upload/schema.ts';
import { needs as pictureUploadNeeds } from './picture-upload/needs.ts';
import { description as places } from './places/schema.ts';
import { needs as placesNeeds } from './places/needs.ts';
import { description as postDetail } from './post-detail/schema.ts';
import { needs as postDetailNeeds } from './post-detail/needs.ts';
import { description as postList } from './post-list/schema.ts';
import { needs as postListNeeds } from './post-list/needs.ts';
import { description as prizeWheel } from './prize-wheel/schema.ts';
import { needs as prizeWheelNeeds } from './prize-wheel/needs.ts';
import { description as quickMenu } from './quick-menu/schema.ts';
import { description as recordChoice } from './record-choice/schema.ts';
import { needs as recordChoiceNeeds } from './record-choice/needs.ts';
import { description as recordDetail } from './record-detail/schema.ts';
import { needs as recordDetailNeeds } from './record-detail/needs.ts';
import { description as recordList } from './record-list/schema.ts';
import { needs as recordListNeeds } from './record-list/needs.ts';
import { description as recordSearch } from './record-search/schema.ts';
import { description as richText } from './rich-text/schema.ts';
import { description as scanButton } from './scan-button/schema.ts';
import { description as section } from './section/schema.ts';
import { description as showTimes } from './show-times/schema.ts';
import { needs as showTimesNeeds } from './show-times/needs.ts';
import { description as siteSearch } from './site-search/schema.ts';
import { needs as siteSearchNeeds } from './site-search/needs.ts';
import { description as stampBook } from './stamp-book/schema.ts';
import { needs as stampBookNeeds } from './stamp-book/needs.ts';
import { description as statePanel } from './state-panel/schema.ts';
import { description as steps } from './steps/schema.ts';
import { needs as stepsNeeds } from './steps/needs.ts';
import { description as survey } from './survey/schema.ts';
import { needs as surveyNeeds } from './survey/needs.ts';
import { description as tabs } from './tabs/schema.ts';
import { needs as tabsNeeds } from './tabs/needs.ts';
import { description as venueList } from './venue-list/schema.ts';
import { description as visitPlan } from './visit-plan/schema.ts';
import { needs as visitPlanNeeds } from './visit-plan/needs.ts';

/** Widget definitions without components. Settings passed to `needs` fit the schema of the widget. */
export interface CatalogEntry {
  readonly description: WidgetDescription;
  needs?(settings: never): readonly WidgetNeed[];
}

/** Every widget by name: pure, safe on the server and in workers. */
export const catalog: Readonly<Record<string, CatalogEntry>> = {
  'accordion': { description: accordion },
  'agreements': { description: agreements, needs: agreementsNeeds },
  'all-menu': { description: allMenu, needs: allMenuNeeds },
  'attendance-calendar': { description: attendanceCalendar, needs: attendanceCalendarNeeds },
  'banner': { description: banner, needs: bannerNeeds },
  'billboard-form': { description: billboardForm, needs: billboardFormNeeds },
  'bottom-bar': { description: bottomBar },
  'bottom-sheet': { description: bottomSheet },
  'card-grid': { description: cardGrid },
  'carousel': { description: carousel, needs: carouselNeeds },
  'client-consent': { description: clientConsent, needs: clientConsentNeeds },
  'client-exit': { description: clientExit, needs: clientExitNeeds },
  'course-edit': { description: courseEdit, needs: courseEditNeeds },
  'course-route': { description: courseRoute, needs: courseRouteNeeds },
  'data-table': { description: dataTable, needs: dataTableNeeds },
  'event-form': { description: eventForm, needs: eventFormNeeds },
  'event-quiz': { description: eventQuiz, needs: eventQuizNeeds },
  'facility-detail': { description: facilityDetail, needs: facilityDetailNeeds },
  'facility-list': { description: facilityList, needs: facilityListNeeds },
  'fee-calculator': { description: feeCalculator, needs: feeCalculatorNeeds },
  'find-way': { description: findWay, needs: findWayNeeds },
  'find-way-map': { description: findWayMap, needs: findWayMapNeeds },
  'floating-menu': { description: floatingMenu },
  'footer': { description: footer },
  'form': { description: form, needs: formNeeds },
  'hand-back': { description: handBack },
  'hand-over': { description: handOver, needs: handOverNeeds },
  'header': { description: header },
  'hero': { description: hero, needs: heroNeeds },
  'key-value': { description: keyValue },
  'link-list': { description: linkList, needs: linkListNeeds },
  'main-order': { description: mainOrder, needs: mainOrderNeeds },
  'member-card': { description: memberCard, needs: memberCardNeeds },
  'member-facts': { description: memberFacts, needs: memberFactsNeeds },
  'membership-code': { description: membershipCode, needs: membershipCodeNeeds },
  'memory-report': { description: memoryReport, needs: memoryReportNeeds },
  'music-player': { description: musicPlayer, needs: musicPlayerNeeds },
  'notice-bar': { description: noticeBar, needs: noticeBarNeeds },
  'notice-detail': { description: noticeDetail, needs: noticeDetailNeeds },
  'notice-list': { description: noticeList, needs: noticeListNeeds },
  'notification-settings': { description: notificationSettings, needs: notificationSettingsNeeds },
  'opening-hours': { description: openingHours, needs: openingHoursNeeds },
  'outlet': { description: outlet },
  'page-links': { description: pageLinks },
  'pager': { description: pager, needs: pagerNeeds },
  'park-day': { description: parkDay, needs: parkDayNeeds },
  'park-map': { description: parkMap, needs: parkMapNeeds },
  'picture': { description: picture },
  'picture-upload': { description: pictureUpload, needs: pictureUploadNeeds },
  'places': { description: places, needs: placesNeeds },
  'post-detail': { description: postDetail, needs: postDetailNeeds },
  'post-list': { description: postList, needs: postListNeeds },
  'prize-wheel': { description: prizeWheel, needs: prizeWheelNeeds },
  'quick-menu': { description: quickMenu },
  'record-choice': { description: recordChoice, needs: recordChoiceNeeds },
  'record-detail': { description: recordDetail, needs: recordDetailNeeds },
  'record-list': { description: recordList, needs: recordListNeeds },
  'record-search': { description: recordSearch },
  'rich-text': { description: richText },
  'scan-button': { description: scanButton },
  'section': { description: section },
  'show-times': { description: showTimes, needs: showTimesNeeds },
  'site-search': { description: siteSearch, needs: siteSearchNeeds },
  'stamp-book': { description: stampBook, needs: stampBookNeeds },
  'state-panel': { description: statePanel },
  'steps': { description: steps, needs: stepsNeeds },
  'survey': { description: survey, needs: surveyNeeds },
  'tabs': { description: tabs, needs: tabsNeeds },
  'venue-list': { description: venueList },
  'visit-plan': { description: visitPlan, needs: visitPlanNeeds },
};
