/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query BannerBlock($ids: [String]!, $en: Boolean!, $fr: Boolean!) {\n    pictures(ids: $ids) { ...Picture }\n  }\n": typeof types.BannerBlockDocument,
    "\n    mutation SendContactMessage($input: NewContact_Input!, $key: String!) {\n      createContact(input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": typeof types.SendContactMessageDocument,
    "\n  query CourseCalendarBlock($en: Boolean!, $fr: Boolean!, $month: String!) {\n    filteredCourses(limit: 1) {\n      facets { months { value count } }\n    }\n    plannedSessions(month: $month, limit: 300) {\n      total\n      items {\n        _id\n        startDate\n        location { name { ...Text } }\n        language { code name { ...Text } }\n        registrationCount\n        capacity\n        plannedCourse { title { ...Text } slug { ...Text } days }\n      }\n    }\n  }\n": typeof types.CourseCalendarBlockDocument,
    "\n  fragment CourseCommon on CourseContentData {\n    included\n    includedOnline\n    includedTailored\n    certificate\n    cancellation\n    subsidy\n    contactName\n    contactPhone\n    tailoredContactName\n    tailoredContactPhone\n  }\n": typeof types.CourseCommonFragmentDoc,
    "\n  query CourseDetailBlock($slug: String!, $locale: String!, $en: Boolean!, $fr: Boolean!) {\n    course(id: $slug, locale: $locale) {\n      _id\n      key\n      type\n      days\n      price\n      earlyPrice\n      earlyDays\n      groupPrice\n      groupFrom\n      subsidised\n      subsidyTheme\n      trainingDatabaseNumber\n      groupSize\n      title { ...Text }\n      slug { nl en fr }\n      summary { ...Text }\n      description { ...Text }\n      audience { ...Text }\n      outcomes { ...Text }\n      programme {\n        title { ...Text }\n        text { ...Text }\n      }\n      included { ...Text }\n      certificate { ...Text }\n      banner { ...Picture }\n      category { key name { ...Text } }\n      themes { key name { ...Text } }\n      languages { code name { ...Text } }\n      locations { key isOnline address addresses { ...Text } zip name { ...Text } city { ...Text } }\n      trainers {\n        _id\n        name\n        bio { ...Text }\n        avatar { ...Picture }\n      }\n      sessions {\n        _id\n        startDate\n        endDate\n        duration\n        schedule { start end }\n        location { isOnline name { ...Text } city { ...Text } address addresses { ...Text } zip }\n        language { code name { ...Text } }\n        registrationCount\n        capacity\n        fullyBooked\n        minimum\n        decisionOn\n        decision\n      }\n      reviews {\n        items {\n          _id\n          name\n          score\n          language\n          role { ...Text }\n          text { ...Text }\n        }\n      }\n      related {\n        items { ...CourseCard }\n      }\n    }\n    staticContent(type: \"course\") {\n      ... on CourseContent {\n        data {\n          nl { ...CourseCommon }\n          en @include(if: $en) { ...CourseCommon }\n          fr @include(if: $fr) { ...CourseCommon }\n        }\n      }\n    }\n  }\n": typeof types.CourseDetailBlockDocument,
    "\n  query CourseListBlock(\n    $en: Boolean!\n    $fr: Boolean!\n    $catalogue: Boolean!\n    $searched: Boolean!\n    $locale: String\n    $search: String\n    $types: [String]\n    $categories: [String]\n    $themes: [String]\n    $locations: [String]\n    $languages: [String]\n    $months: [String]\n    $durations: [String]\n    $showOnHomePage: Boolean\n    $sort: String\n    $page: Int\n    $limit: Int\n  ) {\n    filteredCourses(\n      locale: $locale\n      search: $search\n      types: $types\n      categories: $categories\n      themes: $themes\n      locations: $locations\n      languages: $languages\n      months: $months\n      durations: $durations\n      showOnHomePage: $showOnHomePage\n      facets: $catalogue\n      sort: $sort\n      page: $page\n      limit: $limit\n    ) {\n      total\n      page\n      limit\n      corrected\n      items {\n        ...CourseCard\n      }\n      facets @include(if: $catalogue) {\n        types { ...FacetValue }\n        categories { ...FacetValue name { nl en fr } }\n        themes { ...FacetValue }\n        locations { ...FacetValue name { nl en fr } }\n        languages { ...FacetValue }\n        months { ...FacetValue }\n        durations { ...FacetValue }\n      }\n    }\n    siteSearch(locale: $locale, search: $search) @include(if: $searched) {\n      key\n      kind\n      title\n      text\n      path\n      titled\n    }\n  }\n": typeof types.CourseListBlockDocument,
    "\n  fragment FacetValue on FacetValue {\n    value\n    count\n    name { ...Text }\n  }\n": typeof types.FacetValueFragmentDoc,
    "\n  query CourseSuggestions($search: String!, $locale: String!, $limit: Int!, $en: Boolean!, $fr: Boolean!) {\n    filteredCourses(search: $search, locale: $locale, limit: $limit, facets: false) {\n      total\n      corrected\n      items {\n        title { ...Text }\n        slug { ...Text }\n        category { name { ...Text } }\n      }\n    }\n  }\n": typeof types.CourseSuggestionsDocument,
    "\n  query FaqBlock($en: Boolean!, $fr: Boolean!, $subject: String) {\n    faqs(limit: 999, sort: [\"sequence:ASC\"], subject: $subject) {\n      items {\n        _id\n        question { ...Text }\n        answer { ...Text }\n      }\n    }\n  }\n": typeof types.FaqBlockDocument,
    "\n  query FooterBlock($en: Boolean!, $fr: Boolean!) {\n    provider { name vat register { ...Text } openingHours { ...Text } }\n  }\n": typeof types.FooterBlockDocument,
    "\n    mutation SubscribeToNewsletter($input: NewNewsletterSubscription_Input!, $key: String!) {\n      createNewsletterSubscription(input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": typeof types.SubscribeToNewsletterDocument,
    "\n  query ReviewsBlock($limit: Int!, $en: Boolean!, $fr: Boolean!) {\n    reviews(limit: $limit, sort: [\"score:DESC\"]) {\n      total\n      items {\n        _id\n        name\n        score\n        language\n        role { ...Text }\n        text { ...Text }\n      }\n    }\n  }\n": typeof types.ReviewsBlockDocument,
    "\n  query RichTextBlock($ids: [String]!, $en: Boolean!, $fr: Boolean!) {\n    pictures(ids: $ids) {\n      url\n      alternativeText { ...Text }\n    }\n  }\n": typeof types.RichTextBlockDocument,
    "\n  query RoomTypesBlock($en: Boolean!, $fr: Boolean!) {\n    allRoomTypes(sort: [\"sequence:ASC\"]) {\n      _id\n      key\n      name { ...Text }\n      description { ...Text }\n      capacity\n      surface\n      configurations\n      wheelchairAccess\n      pcRoom\n      whiteboard\n      priceHalfDay\n      priceFullDay\n      picture { ...Picture }\n    }\n  }\n": typeof types.RoomTypesBlockDocument,
    "\n  query StaffBlock($en: Boolean!, $fr: Boolean!) {\n    allStaffMembers {\n      _id\n      name\n      email\n      role { ...Text }\n      bio { ...Text }\n      avatar { ...Picture }\n    }\n  }\n": typeof types.StaffBlockDocument,
    "\n  query TailoredBlock($en: Boolean!, $fr: Boolean!) {\n    filteredCourses(types: [\"TAILORED\"], limit: 999, facets: false) {\n      items {\n        _id\n        title { ...Text }\n      }\n    }\n  }\n": typeof types.TailoredBlockDocument,
    "\n    query ActivityList(\n      $page: Int!, $limit: Int!, $sort: [String], $locale: String, $kind: String, $actor: String, $by: String, $subject: String,\n      $at: String\n    ) {\n      activities(\n        page: $page, limit: $limit, sort: $sort, locale: $locale, kind: $kind, actor: $actor, by: $by, subject: $subject,\n        at: $at\n      ) {\n        total\n        items {\n          _id at by actor kind isCreditNote event subject target targetId\n          differences { field before after beforePicture afterPicture }\n        }\n      }\n    }\n  ": typeof types.ActivityListDocument,
    "\n    mutation ImportBankFile($input: ImportBankFile_Input!) {\n      importBankFile(input: $input) { added }\n    }\n  ": typeof types.ImportBankFileDocument,
    "\n    mutation AgreeToBankTransaction($id: String!, $input: BankSettling_Input!) {\n      settleBankTransaction(id: $id, input: $input) { _id }\n    }\n  ": typeof types.AgreeToBankTransactionDocument,
    "\n    mutation PutBankTransactionAside($id: String!, $input: BankIgnoring_Input!) {\n      ignoreBankTransaction(id: $id, input: $input) { _id }\n    }\n  ": typeof types.PutBankTransactionAsideDocument,
    "\n    mutation ReopenBankTransaction($id: String!) {\n      reopenBankTransaction(id: $id) { _id }\n    }\n  ": typeof types.ReopenBankTransactionDocument,
    "\n    query BankList(\n      $page: Int!, $limit: Int!, $sort: [String], $search: String, $state: String, $statement: String, $bookedOn: String\n    ) {\n      bankTransactions(\n        page: $page, limit: $limit, sort: $sort, search: $search, state: $state, statement: $statement, bookedOn: $bookedOn\n      ) {\n        total\n        items {\n          _id bookedOn amount counterpartyName reference text state reason note\n          parts { invoice number customer amount owed }\n        }\n      }\n      bankStatements(limit: 5) {\n        items { _id format number closedOn movements waiting open gap }\n      }\n    }\n  ": typeof types.BankListDocument,
    "\n  query PanelBank($id: String!) {\n    bankTransaction(id: $id) {\n      _id bookedOn amount counterpartyName counterpartyIban reference text bankReference state reason payer receipt\n      decidedBy decidedAt note\n      parts { invoice number customer amount owed }\n      openInvoices { _id number customer owed dueOn }\n    }\n  }\n": typeof types.PanelBankDocument,
    "\n    mutation SettleBankTransaction($id: String!, $input: BankSettling_Input!) {\n      settleBankTransaction(id: $id, input: $input) { _id }\n    }\n  ": typeof types.SettleBankTransactionDocument,
    "\n    mutation IgnoreBankTransaction($id: String!, $input: BankIgnoring_Input!) {\n      ignoreBankTransaction(id: $id, input: $input) { _id }\n    }\n  ": typeof types.IgnoreBankTransactionDocument,
    "\n      query PanelBooks($year: String!, $per: String!, $vatOn: String!) {\n        bookTotals(year: $year, per: $per, vatOn: $vatOn) {\n          periods { period invoiced credited received refunded open vat { rate net vat } }\n          total { period invoiced credited received refunded open vat { rate net vat } }\n        }\n        books { checkedAt isInAgreement differences { rule unit subject id number whose expected found } }\n      }\n    ": typeof types.PanelBooksDocument,
    "\n    mutation StartBulkAct($id: String!, $input: BulkStart_Input!) {\n      startBulkAct(id: $id, input: $input) { _id }\n    }\n  ": typeof types.StartBulkActDocument,
    "\n      query BulkActPage($id: String!, $price: Int, $session: String, $reason: String, $all: Boolean) {\n        bulkAct(id: $id) {\n          _id act state author startedAt total participants possible ended done credit refund kept invoices owed price movesTo\n          reason sessions { _id startDate place { nl en fr } taken capacity }\n          refused { registration customer course { nl en fr } startDate why }\n        }\n        bulkActMails(id: $id, price: $price, session: $session, reason: $reason, all: $all) { rehearsed mails { ...ExpectedMails } }\n      }\n    ": typeof types.BulkActPageDocument,
    "\n  query ContentStates {\n    staticContentStates {\n      items { ...ContentState }\n    }\n  }\n": typeof types.ContentStatesDocument,
    "\n  fragment ContentState on StaticContentState {\n    type page title { nl en fr } slug { nl en fr } version isPublished updatedAt author\n    languages { locale state missing }\n  }\n": typeof types.ContentStateFragmentDoc,
    "\n    mutation UnpublishPage($type: String!) {\n      unpublishPage(type: $type)\n    }\n  ": typeof types.UnpublishPageDocument,
    "\n    mutation RemovePage($type: String!) {\n      removePage(type: $type)\n    }\n  ": typeof types.RemovePageDocument,
    "\n    query Contents($removed: String!, $isRemoving: Boolean!) {\n      staticContentStates {\n        items { ...ContentState }\n      }\n      staticContentLinks(type: $removed) @include(if: $isRemoving) {\n        items { type title { nl en fr } block locales }\n      }\n    }\n  ": typeof types.ContentsDocument,
    "\n    mutation NewPage($input: NewPageDraft_Input!) {\n      createPageDraft(input: $input) { type }\n    }\n  ": typeof types.NewPageDocument,
    "\n  query PublishingPlans {\n    publishingPlans {\n      items { ...Plan }\n    }\n  }\n": typeof types.PublishingPlansDocument,
    "\n  query PublishingPlan($id: String!) {\n    publishingPlan(id: $id) { ...Plan }\n  }\n": typeof types.PublishingPlanDocument,
    "\n  fragment Plan on PublishingPlan {\n    _id at status reason locales author settledAt\n    documents { type version newest published title { nl en fr } }\n  }\n": typeof types.PlanFragmentDoc,
    "\n    mutation PlanPublishing($input: NewPublishingPlan_Input!) {\n      planPublishing(input: $input) { _id }\n    }\n  ": typeof types.PlanPublishingDocument,
    "\n    mutation ChangePublishingPlan($id: String!, $input: PublishingPlanChanges_Input!) {\n      changePublishingPlan(id: $id, input: $input) { _id }\n    }\n  ": typeof types.ChangePublishingPlanDocument,
    "\n    mutation WithdrawPublishingPlan($id: String!) {\n      withdrawPublishingPlan(id: $id) { _id }\n    }\n  ": typeof types.WithdrawPublishingPlanDocument,
    "\n  query ContentPreviews($type: String!) {\n    previews(type: $type) {\n      items { _id status address author createdAt expiresAt revokedAt revokedBy }\n    }\n    staticContentDraft(type: $type) { blocks { id data } }\n  }\n": typeof types.ContentPreviewsDocument,
    "\n    mutation CreatePreview($type: String!, $input: NewPreview_Input!) {\n      createPreview(type: $type, input: $input) { __typename }\n    }\n  ": typeof types.CreatePreviewDocument,
    "\n    mutation RevokePreview($type: String!, $id: String!) {\n      revokePreview(type: $type, id: $id)\n    }\n  ": typeof types.RevokePreviewDocument,
    "\n  fragment Checked on ContentCheck {\n    findings { severity kind blockId block locale path field value }\n  }\n": typeof types.CheckedFragmentDoc,
    "\n  fragment DraftToPublish on StaticContentDraft {\n    ...EditedDraft\n    published\n  }\n": typeof types.DraftToPublishFragmentDoc,
    "\n    mutation PublishTogether($input: StaticContentsPublish_Input!) {\n      publishTogether(input: $input) { documents { type } }\n    }\n  ": typeof types.PublishTogetherDocument,
    "\n  query ContentVersions($type: String!, $version: Int!, $hasVersion: Boolean!) {\n    staticContentVersions(type: $type) {\n      items { version state author createdAt publishedAt }\n    }\n    staticContentDraft(type: $type) { blocks { id data } }\n    staticContentChanges(type: $type, version: $version) @include(if: $hasVersion) {\n      items { kind blockId block locale path before after }\n    }\n  }\n": typeof types.ContentVersionsDocument,
    "\n    mutation RestoreContent($type: String!, $version: Int!) {\n      restoreStaticContent(type: $type, version: $version) { __typename }\n    }\n  ": typeof types.RestoreContentDocument,
    "\n  fragment CourseLinks on Query {\n    courseChoices { themes { _id name { nl en fr } } trainers { _id name } }\n    allCategories { _id name { nl en fr } }\n    allLocations { _id name { nl en fr } }\n    allLanguages { _id name { nl en fr } }\n    media(page: 1, limit: 24) { items { _id name url } }\n  }\n": typeof types.CourseLinksFragmentDoc,
    "\n  query CourseToWrite($id: String!) {\n    course(id: $id) {\n      _id type days price earlyPrice earlyDays groupPrice groupFrom subsidised subsidyTheme groupSize trainingDatabaseNumber showOnHomePage updatedAt\n      title { nl en fr } slug { nl en fr } summary { nl en fr } description { nl en fr } audience { nl en fr }\n      outcomes { nl en fr } included { nl en fr } certificate { nl en fr } bring { nl en fr }\n      programme { title { nl en fr } text { nl en fr } }\n      category { _id } themes { _id } locations { _id } languages { _id } trainers { _id }\n    }\n    deskCourses(_id: $id, limit: 1) { items { banner sessions missing { en fr } } }\n    courseHistory(id: $id) { to about session at by }\n    ...CourseLinks\n  }\n": typeof types.CourseToWriteDocument,
    "\n  query NewCoursePage {\n    ...CourseLinks\n  }\n": typeof types.NewCoursePageDocument,
    "\n  mutation ChangeCourse($id: String!, $input: CourseChanges_Input!) {\n    updateCourse(id: $id, input: $input) { _id }\n  }\n": typeof types.ChangeCourseDocument,
    "\n    mutation AddCourse($input: NewCourse_Input!) {\n      createCourse(input: $input) { _id }\n    }\n  ": typeof types.AddCourseDocument,
    "\n    query CourseDesk(\n      $page: Int!, $limit: Int!, $sort: [String], $locale: String, $search: String, $type: String, $category: String,\n      $complete: String, $sessions: String\n    ) {\n      deskCourses(\n        page: $page, limit: $limit, sort: $sort, locale: $locale, search: $search, type: $type, category: $category,\n        complete: $complete, sessions: $sessions\n      ) {\n        total\n        items { _id title { nl en fr } type category { nl en fr } price sessions missing { en fr } updatedAt }\n      }\n      allCategories { key name { nl en fr } }\n    }\n  ": typeof types.CourseDeskDocument,
    "\n    query CustomerList($page: Int!, $limit: Int!, $sort: [String], $search: String, $kind: String, $state: String) {\n      customers(page: $page, limit: $limit, sort: $sort, search: $search, kind: $kind, state: $state) {\n        total\n        items { _id kind name email about state createdAt }\n      }\n    }\n  ": typeof types.CustomerListDocument,
    "\n    mutation SellPrepaidCard($input: NewPrepaidCard_Input!, $key: String) {\n      sellPrepaidCard(input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": typeof types.SellPrepaidCardDocument,
    "\n  query PanelCustomer($id: String!, $isDesk: Boolean!) {\n    customer(id: $id) {\n      _id kind name email emailVerified phone vat enterpriseNumber receivesEInvoices address zip city language state createdAt participants\n      people { _id name email roles approval active }\n      organisations { _id name roles approval }\n      registrations { _id status course { nl en fr } startDate participants session }\n      invoices { _id number status issuedOn dueOn total creditOf }\n      bookings { _id status date persons }\n      mails { _id to subject createdAt sentAt }\n      messages { _id subject createdAt handled }\n      history { to at by about }\n    }\n    accountStatement(id: $id) {\n      open credit\n      openInvoices { _id number dueOn owed }\n      credits { _id receivedOn reference rest }\n    }\n    prepaidCards(customer: $id, limit: 50) {\n      items {\n        _id number days daysLeft total validUntil state boughtOn\n        invoice { _id number }\n        uses { registration days startDate course { nl en fr } }\n      }\n    }\n    notes(subject: \"customer\", id: $id) { ...NoteLine }\n    deskMessages(customer: $id) @include(if: $isDesk) { ...WrittenLine }\n    doubles(customer: $id) {\n      items { kind why kept { _id name } dropped { _id name } }\n    }\n  }\n": typeof types.PanelCustomerDocument,
    "\n    mutation SetActive($id: String!, $active: Boolean!) {\n      updateUser(id: $id, input: { active: $active }) { _id }\n    }\n  ": typeof types.SetActiveDocument,
    "\n    mutation DecideApplicant($id: String!, $input: ApprovalDecision_Input!) {\n      decideApproval(id: $id, input: $input) { _id }\n    }\n  ": typeof types.DecideApplicantDocument,
    "\n    mutation SetContactRoles($id: String!, $userId: String!, $input: OrganisationContactChanges_Input!) {\n      updateOrganisationContact(id: $id, userId: $userId, input: $input) { _id }\n    }\n  ": typeof types.SetContactRolesDocument,
    "\n  query CustomerStatement($id: String!, $from: String, $until: String) {\n    accountStatement(id: $id, from: $from, until: $until) { ...StatementContent }\n  }\n": typeof types.CustomerStatementDocument,
    "\n    mutation PanelApproval($id: String!, $input: ApprovalDecision_Input!) {\n      decideApproval(id: $id, input: $input) { _id }\n    }\n  ": typeof types.PanelApprovalDocument,
    "\n    mutation HandleDeskMessage($id: String!, $input: ContactChanges_Input!) {\n      updateContact(id: $id, input: $input) { _id }\n    }\n  ": typeof types.HandleDeskMessageDocument,
    "\n    mutation PublishDeskReview($id: String!, $input: ReviewDecision_Input!) {\n      decideEvaluationReview(id: $id, input: $input) { status }\n    }\n  ": typeof types.PublishDeskReviewDocument,
    "\n    mutation SettleDeskCredit($id: String!) {\n      updateInvoice(id: $id, input: { status: paid }) { _id }\n    }\n  ": typeof types.SettleDeskCreditDocument,
    "\n    mutation PassDeskInvoice($id: String!) {\n      sendEInvoice(id: $id) { receiver }\n    }\n  ": typeof types.PassDeskInvoiceDocument,
    "\n    mutation WithdrawDeskQuotation($id: String!, $input: BookingChanges_Input!) {\n      updateBooking(id: $id, input: $input) { _id }\n    }\n  ": typeof types.WithdrawDeskQuotationDocument,
    "\n    mutation ConfirmSession($id: String!) {\n      confirmSession(id: $id) { _id }\n    }\n  ": typeof types.ConfirmSessionDocument,
    "\n    mutation CancelSession($id: String!) {\n      cancelSession(id: $id) { _id }\n    }\n  ": typeof types.CancelSessionDocument,
    "\n    mutation RemindChoice($id: String!) {\n      remindChoice(id: $id) { isReminded }\n    }\n  ": typeof types.RemindChoiceDocument,
    "\n    mutation RemindTrainers($id: String!) {\n      remindTrainers(id: $id) { reminded }\n    }\n  ": typeof types.RemindTrainersDocument,
    "\n    mutation OpenTaughtSession($id: String!) {\n      openTaughtSession(id: $id) { path }\n    }\n  ": typeof types.OpenTaughtSessionDocument,
    "\n  fragment Unprepared on PlannedSession {\n    _id startDate registrationCount plannedCourse { title { nl en fr } } location { name { nl en fr } }\n  }\n": typeof types.UnpreparedFragmentDoc,
    "\n  fragment ReturnedCredit on Invoice {\n    _id number issuedOn total creditOf customer { name }\n  }\n": typeof types.ReturnedCreditFragmentDoc,
    "\n  fragment PassedOn on Invoice {\n    _id number issuedOn creditOf customer { name }\n  }\n": typeof types.PassedOnFragmentDoc,
    "\n  fragment OvertakenQuotation on Booking {\n    _id firstName lastName organisationName date dayPart offer { number }\n  }\n": typeof types.OvertakenQuotationFragmentDoc,
    "\n  fragment LostMail on Mail {\n    _id to subject createdAt sentAt\n  }\n": typeof types.LostMailFragmentDoc,
    "\n  fragment WaitingReview on EvaluationReview {\n    _id text course { nl en fr } createdAt\n  }\n": typeof types.WaitingReviewFragmentDoc,
    "\n  query PanelToday(\n    $until: String!, $today: String!, $rooms: String!, $links: String!, $limit: Int!, $latest: Int!, $locale: String, $day: String!\n    $answered: String!, $hasAnswered: Boolean!, $published: String!, $hasPublished: Boolean!\n    $resent: String!, $hasResent: Boolean!, $returned: String!, $hasReturned: Boolean!, $passed: String!, $hasPassed: Boolean!\n    $withdrawn: String!, $hasWithdrawn: Boolean!\n    $isDesk: Boolean!, $isFinance: Boolean!, $isRooms: Boolean!, $isOffice: Boolean!, $isEditor: Boolean!, $isReviewer: Boolean!\n    $isHouse: Boolean!, $isTrainer: Boolean!, $ahead: String!\n    $asked: String!, $act: String!, $isAsked: Boolean!\n  ) {\n    taughtSessions @include(if: $isTrainer) {\n      _id title { nl en fr } place { nl en fr } room end participants toGrade\n      hours { start end }\n      toNote { day half }\n    }\n    trainerCalendar(from: $day, to: $ahead) @include(if: $isTrainer) {\n      _id absences { _id fromDay untilDay fromTime untilTime }\n    }\n    requests: bookings(status: \"new\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isRooms) {\n      total\n      items { _id firstName lastName organisationName persons date dayPart configuration catering createdAt }\n    }\n    quotations: bookings(\n      status: \"waiting_for_customer\", offerValidUntil: $until, sort: [\"offerValidUntil:ASC\"], limit: $limit\n    ) @include(if: $isRooms) {\n      total\n      items { _id firstName lastName organisationName persons date dayPart phone offerValidUntil offer { number total } }\n    }\n    overtaken: bookings(isOvertaken: \"true\", sort: [\"date:ASC\"], limit: $limit) @include(if: $isRooms) {\n      total\n      items { ...OvertakenQuotation }\n    }\n    withdrawn: bookings(_id: $withdrawn, status: \"canceled\", limit: $limit) @include(if: $hasWithdrawn) {\n      total\n      items { ...OvertakenQuotation }\n    }\n    approvals @include(if: $isDesk) { _id firstName lastName email organisation { _id name } createdAt }\n    undecided: plannedSessions(\n      toDecide: \"true\", decisionOn: $until, sort: [\"startDate:ASC\"], limit: $limit\n    ) @include(if: $isDesk) {\n      total\n      items {\n        _id startDate decisionOn minimum registrationCount plannedCourse { title { nl en fr } }\n        location { name { nl en fr } }\n      }\n    }\n    sessionMails(id: $asked, act: $act) @include(if: $isAsked) { ...ExpectedMails }\n    roomless: plannedSessions(lacks: \"room\", startDate: $rooms, endDate: \">=today\", sort: [\"startDate:ASC\"], limit: $limit) @include(if: $isDesk) {\n      total\n      items { ...Unprepared }\n    }\n    linkless: plannedSessions(lacks: \"link\", startDate: $links, endDate: \">=today\", sort: [\"startDate:ASC\"], limit: $limit) @include(if: $isDesk) {\n      total\n      items { ...Unprepared }\n    }\n    trainerless: waitingTrainerRequests @include(if: $isDesk) {\n      total\n      items { _id startDate title { nl en fr } place { nl en fr } names isDeclined remindedAt }\n    }\n    mismatches: payments(difference: \"undecided\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isFinance) {\n      total\n      items { _id customer course { nl en fr } quotation amount paidAmount createdAt }\n    }\n    messages: contacts(handled: \"false\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isDesk) {\n      total\n      items { _id firstName lastName subject createdAt }\n    }\n    answered: contacts(_id: $answered, handled: \"true\", limit: $limit) @include(if: $hasAnswered) {\n      total\n      items { _id firstName lastName subject createdAt }\n    }\n    due: openInvoices(dueOn: $today, sort: [\"dueOn:ASC\"], limit: 999) @include(if: $isFinance) {\n      total\n      items { _id number dueOn owed customer level remindedOn pause { reason } }\n    }\n    returns: invoices(toReturn: \"true\", sort: [\"issuedOn:ASC\"], limit: $limit) @include(if: $isFinance) {\n      total\n      items { ...ReturnedCredit }\n    }\n    returned: invoices(_id: $returned, status: \"paid\", limit: $limit) @include(if: $hasReturned) {\n      total\n      items { ...ReturnedCredit }\n    }\n    credits: receipts(hasRest: \"true\", sort: [\"receivedOn:ASC\"], limit: $limit) @include(if: $isFinance) {\n      total\n      items { _id rest receivedOn customer organisation user reference }\n    }\n    refused: invoices(refused: \"true\", sort: [\"issuedOn:ASC\"], limit: $limit) @include(if: $isFinance) {\n      total\n      items { ...PassedOn }\n    }\n    passed: invoices(_id: $passed, limit: $limit) @include(if: $hasPassed) {\n      total\n      items { ...PassedOn }\n    }\n    choosing: deskRegistrations(isChoosing: \"true\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isDesk) {\n      total\n      items { _id customer course { nl en fr } startDate choiceRemindedAt }\n    }\n    undelivered: mails(state: \"undelivered\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isOffice) {\n      total\n      items { ...LostMail }\n    }\n    resent: mails(_id: $resent, limit: $limit) @include(if: $hasResent) {\n      total\n      items { ...LostMail }\n    }\n    books @include(if: $isFinance) { checkedAt isInAgreement differences { rule unit subject id number whose expected found } }\n    roomUses(from: $day, to: $day) @include(if: $isOffice) { roomType start end session title { nl en fr } reason note }\n    roomCalendar(from: $day, to: $day) @include(if: $isOffice) {\n      _id status dayPart roomType firstName lastName organisationName\n    }\n    allRoomTypes(sort: [\"sequence:ASC\"]) @include(if: $isOffice) { _id name { nl en fr } }\n    activities(limit: $latest, locale: $locale) @include(if: $isHouse) {\n      items { _id at by kind isCreditNote event subject target targetId }\n    }\n    reviews: evaluationReviews(status: \"waiting\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isReviewer) {\n      total\n      items { ...WaitingReview }\n    }\n    published: evaluationReviews(_id: $published, status: \"published\", limit: $limit) @include(if: $hasPublished) {\n      total\n      items { ...WaitingReview }\n    }\n    staticContentStates @include(if: $isEditor) {\n      items { type title { nl en fr } languages { locale state missing } }\n    }\n    publishingPlans @include(if: $isEditor) {\n      items { _id at status reason createdAt settledAt documents { type isPublic title { nl en fr } } }\n    }\n  }\n": typeof types.PanelTodayDocument,
    "\n    query DiscountCodeList($page: Int!, $limit: Int!, $sort: [String], $code: String) {\n      discountCodes(page: $page, limit: $limit, sort: $sort, code: $code) {\n        total\n        items { _id code unit value active validFrom validUntil maxUses uses }\n      }\n    }\n  ": typeof types.DiscountCodeListDocument,
    "\n  fragment CoursesToChoose on Query {\n    filteredCourses(limit: 999, facets: false, sort: \"title:ASC\", locale: $locale) { items { _id title { nl en fr } } }\n  }\n": typeof types.CoursesToChooseFragmentDoc,
    "\n    mutation AddDiscountCode($input: NewDiscountCode_Input!) {\n      createDiscountCode(input: $input) { _id }\n    }\n  ": typeof types.AddDiscountCodeDocument,
    "\n    mutation ChangeDiscountCode($id: String!, $input: DiscountCodeChanges_Input!) {\n      updateDiscountCode(id: $id, input: $input) { _id }\n    }\n  ": typeof types.ChangeDiscountCodeDocument,
    "\n      query NewDiscountCodePage($locale: String!) {\n        ...CoursesToChoose\n      }\n    ": typeof types.NewDiscountCodePageDocument,
    "\n      query DiscountCodePage($id: String!, $locale: String!) {\n        discountCode(id: $id) {\n          _id code unit value combines active validFrom validUntil maxUses maxPerCustomer courses uses\n        }\n        ...CoursesToChoose\n      }\n    ": typeof types.DiscountCodePageDocument,
    "\n    query DoubleList($page: Int!, $limit: Int!, $kind: String) {\n      doubles(page: $page, limit: $limit, kind: $kind) {\n        total\n        items { kind why customer { _id name } kept { _id name about } dropped { _id name about } }\n      }\n    }\n  ": typeof types.DoubleListDocument,
    "\n  query ComparedDoubles($kind: String!, $kept: String!, $dropped: String!, $locale: String!) {\n    comparedDoubles(kind: $kind, kept: $kept, dropped: $dropped, locale: $locale) {\n      kind version\n      customer { _id name }\n      kept { _id name createdAt records { kind count newest { name at } } }\n      dropped { _id name createdAt records { kind count newest { name at } } }\n      fields { name kept dropped }\n      clashes { kind name at }\n    }\n  }\n": typeof types.ComparedDoublesDocument,
    "\n    mutation MergeDoubles($kind: String!, $kept: String!, $dropped: String!, $input: Merge_Input!) {\n      mergeDoubles(kind: $kind, kept: $kept, dropped: $dropped, input: $input) { customer }\n    }\n  ": typeof types.MergeDoublesDocument,
    "\n  query EditorDrafts($type: String!) {\n    page: staticContentDraft(type: $type) { ...EditedDraft }\n    banner: staticContentDraft(type: \"banner\") { ...EditedDraft }\n    cookie: staticContentDraft(type: \"cookie\") { ...EditedDraft }\n    footer: staticContentDraft(type: \"footer\") { ...EditedDraft }\n    homepageOffer: staticContentDraft(type: \"homepage-offer\") { ...EditedDraft }\n    homepageUsps: staticContentDraft(type: \"homepage-usps\") { ...EditedDraft }\n    tailored: staticContentDraft(type: \"tailored\") { ...EditedDraft }\n  }\n": typeof types.EditorDraftsDocument,
    "\n  query ContentToPublish($type: String!, $pageType: String!) {\n    staticContentStates { items { ...ContentState } }\n    checked: staticContentCheck(type: $type) { ...Checked }\n    page: staticContentDraft(type: $pageType) { ...DraftToPublish }\n    banner: staticContentDraft(type: \"banner\") { ...DraftToPublish }\n    cookie: staticContentDraft(type: \"cookie\") { ...DraftToPublish }\n    footer: staticContentDraft(type: \"footer\") { ...DraftToPublish }\n    homepageOffer: staticContentDraft(type: \"homepage-offer\") { ...DraftToPublish }\n    homepageUsps: staticContentDraft(type: \"homepage-usps\") { ...DraftToPublish }\n    tailored: staticContentDraft(type: \"tailored\") { ...DraftToPublish }\n    bannerChecked: staticContentCheck(type: \"banner\") { ...Checked }\n    cookieChecked: staticContentCheck(type: \"cookie\") { ...Checked }\n    footerChecked: staticContentCheck(type: \"footer\") { ...Checked }\n    homepageOfferChecked: staticContentCheck(type: \"homepage-offer\") { ...Checked }\n    homepageUspsChecked: staticContentCheck(type: \"homepage-usps\") { ...Checked }\n    tailoredChecked: staticContentCheck(type: \"tailored\") { ...Checked }\n  }\n": typeof types.ContentToPublishDocument,
    "\n  fragment EditedDraft on StaticContentDraft {\n    type\n    version\n    blocks { id block position hidden removed data sources }\n  }\n": typeof types.EditedDraftFragmentDoc,
    "\n    query PanelEvaluations($by: String!, $from: String, $until: String, $course: String, $trainer: String) {\n      evaluationResults(by: $by, from: $from, until: $until, course: $course, trainer: $trainer) {\n        key name { nl en fr } asked answered\n        score { count average counts } recommend { count average counts }\n      }\n      waiting: evaluationReviews(status: \"waiting\", limit: 1) { total }\n    }\n  ": typeof types.PanelEvaluationsDocument,
    "\n    query EvaluationQuestionList($page: Int!, $limit: Int!, $sort: [String], $text: String) {\n      evaluationQuestions(page: $page, limit: $limit, sort: $sort, text: $text) {\n        total\n        items { _id kind text { nl en fr } sequence active }\n      }\n    }\n  ": typeof types.EvaluationQuestionListDocument,
    "\n    mutation AddEvaluationQuestion($input: NewEvaluationQuestion_Input!) {\n      createEvaluationQuestion(input: $input) { _id }\n    }\n  ": typeof types.AddEvaluationQuestionDocument,
    "\n    mutation ChangeEvaluationQuestion($id: String!, $input: EvaluationQuestionChanges_Input!) {\n      updateEvaluationQuestion(id: $id, input: $input) { _id }\n    }\n  ": typeof types.ChangeEvaluationQuestionDocument,
    "\n    mutation RemoveEvaluationQuestion($id: String!) {\n      deleteEvaluationQuestion(id: $id)\n    }\n  ": typeof types.RemoveEvaluationQuestionDocument,
    "\n      query PanelEvaluationQuestion($id: String!) {\n        evaluationQuestion(id: $id) { _id kind text { nl en fr } sequence active }\n      }\n    ": typeof types.PanelEvaluationQuestionDocument,
    "\n    query EvaluationReviewList($page: Int!, $limit: Int!, $sort: [String], $text: String, $status: String) {\n      evaluationReviews(page: $page, limit: $limit, sort: $sort, text: $text, status: $status) {\n        total\n        items { _id text name organisation score status course { nl en fr } createdAt }\n      }\n    }\n  ": typeof types.EvaluationReviewListDocument,
    "\n  mutation DecideReview($id: String!, $input: ReviewDecision_Input!) {\n    decideEvaluationReview(id: $id, input: $input) { status }\n  }\n": typeof types.DecideReviewDocument,
    "\n      query PanelReview($id: String!) {\n        evaluationReviews(_id: $id, limit: 1) {\n          items {\n            _id text language name organisation score status reason course { nl en fr } lastDay createdAt decidedAt decidedBy\n          }\n        }\n      }\n    ": typeof types.PanelReviewDocument,
    "\n      query PanelFigures($period: String!, $by: String!) {\n        figures(period: $period, by: $by) {\n          from until beforeFrom beforeUntil\n          now { sessions canceled capacity seats revenue costed earned costs margin }\n          before { sessions canceled capacity seats revenue costed earned costs margin }\n          groups {\n            key name { nl en fr }\n            now { sessions canceled capacity seats revenue costed earned costs margin }\n            before { sessions canceled capacity seats revenue costed earned costs margin }\n          }\n          revenue { key now before }\n          registrations { key now before }\n          seats { key now before }\n          leadDays { now before }\n          lead { key now before }\n          ended { key now before }\n          steps { key now before }\n          funnel {\n            key name { nl en fr }\n            now { visits begun details confirmed paid }\n            before { visits begun details confirmed paid }\n          }\n          searches { key now before }\n        }\n      }\n    ": typeof types.PanelFiguresDocument,
    "\n  query MailTexts($under: String!) {\n    interfaceTexts(under: $under, limit: 20) {\n      items { ...SaidText }\n    }\n  }\n": typeof types.MailTextsDocument,
    "\n  fragment SaidText on InterfaceText {\n    key\n    placeholders\n    texts {\n      nl { text original longest changedAt author }\n      en { text original longest changedAt author }\n      fr { text original longest changedAt author }\n    }\n  }\n": typeof types.SaidTextFragmentDoc,
    "\n    mutation ChangeInterfaceText($key: String!, $locale: String!, $input: InterfaceTextChange_Input!) {\n      updateInterfaceText(key: $key, locale: $locale, input: $input) { key }\n    }\n  ": typeof types.ChangeInterfaceTextDocument,
    "\n    mutation RemoveInterfaceText($key: String!, $locale: String!) {\n      removeInterfaceText(key: $key, locale: $locale)\n    }\n  ": typeof types.RemoveInterfaceTextDocument,
    "\n    query InterfaceTextList($page: Int!, $limit: Int!, $search: String, $changed: Boolean) {\n      interfaceTexts(page: $page, limit: $limit, search: $search, changed: $changed) {\n        total\n        items { ...SaidText }\n      }\n    }\n  ": typeof types.InterfaceTextListDocument,
    "\n  mutation AddSearchTerm($input: NewSearchTerm_Input!) {\n    createSearchTerm(input: $input) { _id }\n  }\n": typeof types.AddSearchTermDocument,
    "\n  mutation ChangeSearchTerm($id: String!, $input: SearchTermChanges_Input!) {\n    updateSearchTerm(id: $id, input: $input) { _id }\n  }\n": typeof types.ChangeSearchTermDocument,
    "\n    mutation RemoveSearchTerm($id: String!) {\n      deleteSearchTerm(id: $id)\n    }\n  ": typeof types.RemoveSearchTermDocument,
    "\n    query SearchTermList($page: Int!, $limit: Int!, $sort: [String], $term: String, $language: String, $typed: String,\n      $locale: String, $isTried: Boolean!) {\n      searchTerms(page: $page, limit: $limit, sort: $sort, term: $term, language: $language) {\n        total\n        items { _id language term meanings }\n      }\n      filteredCourses(search: $typed, locale: $locale, limit: 5, facets: false) @include(if: $isTried) {\n        total\n        corrected\n        items { _id title { nl en fr } }\n      }\n    }\n  ": typeof types.SearchTermListDocument,
    "\n    query InvoiceList(\n      $page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $kind: String, $eInvoice: String, $overdue: String,\n      $dueOn: String, $period: String\n    ) {\n      invoices(\n        page: $page, limit: $limit, sort: $sort, search: $search, status: $status, kind: $kind, eInvoice: $eInvoice,\n        overdue: $overdue,\n        dueOn: $dueOn, period: $period\n      ) {\n        total\n        items { _id number status issuedOn dueOn total owed creditOf eInvoice customer { name } }\n      }\n    }\n  ": typeof types.InvoiceListDocument,
    "\n  query PanelInvoice($id: String!) {\n    invoice(id: $id) {\n      _id number status issuedOn dueOn net vat total owed shares { payer amount open } reference paymentReference creditOf\n      organisation user\n      customer { name address zip city country vat enterpriseNumber email }\n      lines { description quantity unitPrice amount vatRate }\n    }\n    invoiceRecord(id: $id) {\n      history { status at by reason }\n      payments { _id status amount paidAmount refunded paymentProvider createdAt }\n      receipts { _id amount receivedOn payer }\n      related { _id number status issuedOn total isCreditNote agreed }\n      left { net vat total }\n      eInvoice { state receiver code reason changedAt }\n      registration booking receiver canReissue canCredit canCreditPart\n    }\n  }\n": typeof types.PanelInvoiceDocument,
    "\n    mutation SettleInvoice($id: String!, $status: InvoiceStatus!) {\n      updateInvoice(id: $id, input: { status: $status }) { _id }\n    }\n  ": typeof types.SettleInvoiceDocument,
    "\n    mutation SendInvoiceAgain($id: String!) {\n      sendEInvoice(id: $id) { receiver }\n    }\n  ": typeof types.SendInvoiceAgainDocument,
    "\n    mutation CreditPart($id: String!, $input: NewCreditNote_Input!) {\n      createCreditNote(id: $id, input: $input) { _id }\n    }\n  ": typeof types.CreditPartDocument,
    "\n    mutation ReissueInvoice($id: String!, $input: NewReissue_Input!) {\n      reissueInvoice(id: $id, input: $input) { _id }\n    }\n  ": typeof types.ReissueInvoiceDocument,
    "\n      mutation SendMailAgain($id: String!, $input: MailAgain_Input!) {\n        sendMailAgain(id: $id, input: $input) { _id }\n      }\n    ": typeof types.SendMailAgainDocument,
    "\n      mutation CreateBulkAct($input: NewBulkAct_Input!, $key: String!) {\n        createBulkAct(input: $input, Idempotency_Key: $key) { _id }\n      }\n    ": typeof types.CreateBulkActDocument,
    "\n  fragment NoteLine on Note { _id text author createdAt mayRemove }\n": typeof types.NoteLineFragmentDoc,
    "\n    mutation AddNote($input: NewNote_Input!) {\n      createNote(input: $input) { _id }\n    }\n  ": typeof types.AddNoteDocument,
    "\n    mutation RemoveNote($id: String!) {\n      deleteNote(id: $id)\n    }\n  ": typeof types.RemoveNoteDocument,
    "\n  mutation NotePayment($input: NewReceipt_Input!, $key: String) {\n    createReceipt(input: $input, Idempotency_Key: $key) { _id }\n  }\n": typeof types.NotePaymentDocument,
    "\n  fragment WrittenLine on DeskMessageLine { _id subject { nl en fr } author isByTrainer sentAt total }\n": typeof types.WrittenLineFragmentDoc,
    "\n  fragment ExpectedMails on ExpectedMails {\n    total languages { language count } leftOut { name email why } doubtful { name email }\n    mails { kind reader count to language subject text }\n  }\n": typeof types.ExpectedMailsFragmentDoc,
    "\n    mutation PanelLogin($input: Credentials_Input!) {\n      login(input: $input) { token { accessToken refreshToken } ticket }\n    }\n  ": typeof types.PanelLoginDocument,
    "\n    mutation PanelLoginWithCode($input: SecondFactorLogin_Input!) {\n      loginWithCode(input: $input) { token { accessToken refreshToken } }\n    }\n  ": typeof types.PanelLoginWithCodeDocument,
    "\n    query MailList($page: Int!, $limit: Int!, $sort: [String], $search: String, $state: String) {\n      mails(page: $page, limit: $limit, sort: $sort, search: $search, state: $state) {\n        total\n        items { _id to subject state createdAt sentAt againAt againBy }\n      }\n    }\n  ": typeof types.MailListDocument,
    "\n    mutation UploadPicture($input: UploadFiles_Input!) {\n      uploadFiles(input: $input) { _id }\n    }\n  ": typeof types.UploadPictureDocument,
    "\n    mutation ChangeFocalPoint($id: String!, $input: FocalPoint_Input!) {\n      updateFocalPoint(id: $id, input: $input) { _id }\n    }\n  ": typeof types.ChangeFocalPointDocument,
    "\n    mutation ChangeAlternativeText($id: String!, $input: AlternativeText_Input!) {\n      updateAlternativeText(id: $id, input: $input) { _id }\n    }\n  ": typeof types.ChangeAlternativeTextDocument,
    "\n    mutation RemovePicture($id: String!) {\n      deleteFile(id: $id)\n    }\n  ": typeof types.RemovePictureDocument,
    "\n    query MediaList($page: Int!, $limit: Int!, $search: String) {\n      media(page: $page, limit: $limit, search: $search) {\n        total\n        items {\n          _id name url size width height focalX focalY decorative\n          alternativeText { nl en fr }\n          uses { kind key title { nl en fr } }\n        }\n      }\n    }\n  ": typeof types.MediaListDocument,
    "\n    mutation ReplacePicture($id: String!, $input: ReplacePicture_Input!) {\n      replacePicture(id: $id, input: $input) { _id }\n    }\n  ": typeof types.ReplacePictureDocument,
    "\n    mutation RestorePicture($id: String!, $former: String!, $input: PictureVersion_Input!) {\n      restorePicture(id: $id, former: $former, input: $input) { _id }\n    }\n  ": typeof types.RestorePictureDocument,
    "\n      query PanelPicture($id: String!) {\n        media(page: 1, limit: 1, search: $id) {\n          items {\n            _id name url size width height decorative version\n            alternativeText { nl en fr }\n            former { _id name size width height replacedAt }\n            uses { kind key title { nl en fr } }\n          }\n        }\n      }\n    ": typeof types.PanelPictureDocument,
    "\n    mutation HandleMessages($input: ChosenContacts_Input!) {\n      handleContacts(input: $input) { done refused { why } }\n    }\n  ": typeof types.HandleMessagesDocument,
    "\n    query MessageList($page: Int!, $limit: Int!, $sort: [String], $search: String, $handled: String) {\n      contacts(page: $page, limit: $limit, sort: $sort, search: $search, handled: $handled) {\n        total\n        items { _id firstName lastName subject handled createdAt }\n      }\n    }\n  ": typeof types.MessageListDocument,
    "\n    mutation HandleMessage($id: String!, $input: ContactChanges_Input!) {\n      updateContact(id: $id, input: $input) { _id }\n    }\n  ": typeof types.HandleMessageDocument,
    "\n    mutation AnswerMessage($id: String!, $input: NewContactAnswer_Input!, $key: String!) {\n      answerContact(id: $id, input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": typeof types.AnswerMessageDocument,
    "\n  query PanelMessage($id: String!) {\n    contact(id: $id) {\n      _id firstName lastName email phone subject message language verified handled handledAt handledBy createdAt\n    }\n    contactAnswers(id: $id) { _id text author createdAt mail mailState }\n  }\n": typeof types.PanelMessageDocument,
    "\n    query SubscriptionList($page: Int!, $limit: Int!, $sort: [String], $search: String, $confirmed: String) {\n      newsletterSubscriptions(page: $page, limit: $limit, sort: $sort, search: $search, confirmed: $confirmed) {\n        total\n        items { _id email firstName lastName language confirmed createdAt }\n      }\n    }\n  ": typeof types.SubscriptionListDocument,
    "\n    mutation Remind($input: NewReminders_Input!) {\n      remind(input: $input) { done refused { why } }\n    }\n  ": typeof types.RemindDocument,
    "\n    query OpenList($page: Int!, $limit: Int!, $sort: [String], $search: String, $age: String, $isPaused: String) {\n      openInvoices(page: $page, limit: $limit, sort: $sort, search: $search, age: $age, isPaused: $isPaused) {\n        total\n        items { _id number customer email dueOn owed age level remindedOn pause { reason until } }\n      }\n      debtsByAge { items { age count owed } }\n    }\n  ": typeof types.OpenListDocument,
    "\n  query PanelOpen($id: String!) {\n    invoice(id: $id) { _id number dueOn owed customer { name } }\n    openInvoice(id: $id) {\n      isConsumer\n      reminders { _id level sentOn payBy open costs damages email by }\n      next { level allowedOn costs damages total payBy to subject body }\n      pause { reason until note by at }\n    }\n  }\n": typeof types.PanelOpenDocument,
    "\n    mutation RemindOne($input: NewReminders_Input!) {\n      remind(input: $input) { done refused { why } }\n    }\n  ": typeof types.RemindOneDocument,
    "\n    mutation PauseReminders($id: String!, $input: NewReminderPause_Input!) {\n      pauseReminders(id: $id, input: $input) { _id }\n    }\n  ": typeof types.PauseRemindersDocument,
    "\n    mutation ResumeReminders($id: String!) {\n      resumeReminders(id: $id) { _id }\n    }\n  ": typeof types.ResumeRemindersDocument,
    "\n    query PaymentList(\n      $page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $difference: String, $subject: String\n    ) {\n      payments(\n        page: $page, limit: $limit, sort: $sort, search: $search, status: $status, difference: $difference,\n        subject: $subject\n      ) {\n        total\n        items {\n          _id status difference amount paidAmount refunded reference customer registration booking\n          course { nl en fr } quotation invoice { _id number } createdAt\n        }\n      }\n    }\n  ": typeof types.PaymentListDocument,
    "\n  query PanelPayment($id: String!) {\n    payment(id: $id) {\n      _id status difference amount paidAmount refunded paymentProvider reference customer email transferReference\n      registration booking course { nl en fr } quotation invoice { _id number } createdAt canAccept\n      history { status at by reason }\n      refunds { _id status amount createdAt }\n    }\n  }\n": typeof types.PanelPaymentDocument,
    "\n    mutation DecidePayment($id: String!, $input: PaymentDecision_Input!) {\n      decidePayment(id: $id, input: $input) { _id }\n    }\n  ": typeof types.DecidePaymentDocument,
    "\n    mutation RegisterByPhone($input: NewPhoneRegistration_Input!, $key: String!) {\n      registerByPhone(input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": typeof types.RegisterByPhoneDocument,
    "\n      query PhonePage($caller: String, $user: String, $organisation: String, $sought: String, $session: String) {\n        phoneChoices(caller: $caller, user: $user, organisation: $organisation, sought: $sought, session: $session) {\n          customers { user organisation name organisationName email phone vat city }\n          customer {\n            user organisation name organisationName city address zip isPartner billingEmail language\n            students { _id firstName lastName email hasBirthData }\n          }\n          sessions {\n            waiting\n            session {\n              _id startDate registrationCount capacity location { name { nl en fr } } language { name { nl en fr } }\n              plannedCourse { title { nl en fr } type price }\n            }\n          }\n          session {\n            waiting\n            session {\n              _id startDate registrationCount capacity location { name { nl en fr } } language { name { nl en fr } }\n              plannedCourse { title { nl en fr } type price }\n            }\n          }\n        }\n      }\n    ": typeof types.PhonePageDocument,
    "\n    query ReceiptList(\n      $page: Int!, $limit: Int!, $sort: [String], $search: String, $payer: String, $hasRest: String, $receivedOn: String\n    ) {\n      receipts(\n        page: $page, limit: $limit, sort: $sort, search: $search, payer: $payer, hasRest: $hasRest,\n        receivedOn: $receivedOn\n      ) {\n        total\n        items { _id amount rest receivedOn payer reference customer parts { invoice number amount } undone { at } }\n      }\n    }\n  ": typeof types.ReceiptListDocument,
    "\n  query PanelReceipt($id: String!) {\n    receipt(id: $id) {\n      _id amount rest receivedOn payer way reference organisation user customer recordedBy createdAt\n      parts { invoice number amount }\n      repayments { _id amount paidOn reference reason recordedBy createdAt undone { at by reason } }\n      undone { at by reason }\n      openInvoices { _id number customer owed dueOn }\n    }\n  }\n": typeof types.PanelReceiptDocument,
    "\n    mutation UndoReceipt($id: String!, $input: ReceiptUndoing_Input!) {\n      undoReceipt(id: $id, input: $input) { _id }\n    }\n  ": typeof types.UndoReceiptDocument,
    "\n    mutation UndoRepayment($id: String!, $input: ReceiptUndoing_Input!) {\n      undoRepayment(id: $id, input: $input) { _id }\n    }\n  ": typeof types.UndoRepaymentDocument,
    "\n    mutation PutReceipt($id: String!, $input: NewReceiptParts_Input!) {\n      putReceipt(id: $id, input: $input) { _id }\n    }\n  ": typeof types.PutReceiptDocument,
    "\n    mutation RepayReceipt($id: String!, $input: NewRepayment_Input!, $key: String) {\n      repayReceipt(id: $id, input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": typeof types.RepayReceiptDocument,
    "\n    query DeskRegistrations(\n      $page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $outcome: String, $session: String,\n      $course: String, $isChoosing: String, $locale: String, $of: String!, $hasCourse: Boolean!\n    ) {\n      deskRegistrations(\n        page: $page, limit: $limit, sort: $sort, search: $search, status: $status, outcome: $outcome, session: $session,\n        course: $course, isChoosing: $isChoosing\n      ) {\n        total isMore\n        items { _id customer contact participants course { nl en fr } startDate status outcome total createdAt isCanceled creditNotes { number } }\n      }\n      filteredCourses(limit: 999, facets: false, sort: \"title:ASC\", locale: $locale) { items { _id title { nl en fr } } }\n      courseSessions(id: $of, startDate: \">=2000-01-01\") @include(if: $hasCourse) {\n        _id startDate location { name { nl en fr } }\n      }\n    }\n  ": typeof types.DeskRegistrationsDocument,
    "\n  query DeskRegistration(\n    $id: String!, $leaving: [String], $isLeaving: Boolean!, $isReplacing: Boolean!, $isMoving: Boolean!, $search: String,\n    $moving: [String], $credit: Int, $isAgreed: Boolean!, $isAgreedLeaving: Boolean!, $isDesk: Boolean!\n  ) {\n    registration(id: $id) {\n      _id status outcome paymentMethod isCanceled organisation user net vat total owed toPay reference expiresAt createdAt\n      shares { payer amount open }\n      priceLines { kind amount days from code percent }\n      session { _id startDate decision course { type title { nl en fr } } location { name { nl en fr } } }\n      students { _id firstName lastName email hasAttendanceAttest }\n      invoice { name address zip city email vat }\n      issuedInvoice { _id number }\n      refund { amount isSettled }\n    }\n    deskRegistrations(_id: $id, limit: 1) { items { contact phone creditNotes { _id number } apart { _id startDate } } }\n    cancellationEffect(id: $id) { isPossible credit refund kept daysBack daysKept }\n    leavingEffect: cancellationEffect(id: $id, students: $leaving) @include(if: $isLeaving) {\n      isPossible isWhole credit refund kept daysBack daysKept\n    }\n    agreedEffect: cancellationEffect(id: $id, credit: $credit) @include(if: $isAgreed) {\n      isPossible credit refund kept daysBack daysKept\n    }\n    agreedLeaving: cancellationEffect(id: $id, students: $leaving, credit: $credit) @include(if: $isAgreedLeaving) {\n      isPossible isWhole credit refund kept daysBack daysKept\n    }\n    registrationMoves(id: $id, students: $moving) @include(if: $isMoving) {\n      isPossible refusal\n      sessions {\n        difference today refundToday isOverCapacity\n        session { _id startDate registrationCount capacity location { name { nl en fr } } language { name { nl en fr } } }\n      }\n    }\n    registrationReplacements(id: $id, search: $search) @include(if: $isReplacing) { _id firstName lastName email }\n    notes(subject: \"registration\", id: $id) { ...NoteLine }\n    deskMessages(registration: $id) @include(if: $isDesk) { ...WrittenLine }\n    registrationHistory(id: $id) { what to reason at by before about }\n    openInvoices: invoices(registration: $id, status: \"open\", kind: \"invoice\", limit: 1) { items { _id owed } }\n  }\n": typeof types.DeskRegistrationDocument,
    "\n  mutation CancelForCustomer($id: String!, $input: NewCancellation_Input!) {\n    cancelRegistration(id: $id, input: $input) { registration }\n  }\n": typeof types.CancelForCustomerDocument,
    "\n    mutation ReplaceForCustomer($id: String!, $leaving: String!, $input: ParticipantReplacement_Input!) {\n      replaceParticipant(id: $id, studentId: $leaving, input: $input)\n    }\n  ": typeof types.ReplaceForCustomerDocument,
    "\n    mutation MoveForCustomer($id: String!, $input: NewMove_Input!) {\n      moveRegistration(id: $id, input: $input) { registration }\n    }\n  ": typeof types.MoveForCustomerDocument,
    "\n  mutation ChangeForCustomer($id: String!, $input: RegistrationChanges_Input!) {\n    updateRegistration(id: $id, input: $input) { _id }\n  }\n": typeof types.ChangeForCustomerDocument,
    "\n    query RequestList($page: Int!, $limit: Int!, $sort: [String], $status: String, $search: String) {\n      bookings(page: $page, limit: $limit, sort: $sort, status: $status, search: $search) {\n        total\n        items {\n          _id status persons date dayPart roomName { nl en fr } firstName lastName organisationName offerValidUntil\n          offer { number total } createdAt\n        }\n      }\n    }\n  ": typeof types.RequestListDocument,
    "\n  query Request($id: String!) {\n    booking(id: $id) {\n      _id status persons date dayPart catering configuration wheelchairAccess pcRoom whiteboard reducedRate\n      roomType roomName { nl en fr } notes customerRef firstName lastName organisationName email phone vat\n      address zip city country\n      offerValidUntil reason createdAt\n      offer {\n        number issuedOn validUntil room net vat total\n        agreed { roomPrice cateringPrice discount { description amount } }\n        lines { description quantity unitPrice amount vatRate }\n      }\n      issuedInvoice { _id number }\n    }\n    bookingRivals(id: $id) { _id status dayPart roomType firstName lastName organisationName }\n    overtaken: bookings(_id: $id, isOvertaken: \"true\", limit: 1) { total }\n    scarce: bookings(_id: $id, isScarce: \"true\", limit: 1) { total }\n    bookingHistory(id: $id) { status at by byProvider }\n    openInvoices: invoices(booking: $id, status: \"open\", kind: \"invoice\", limit: 1) { items { _id owed } }\n    allRoomTypes(sort: [\"sequence:ASC\"]) { _id name { nl en fr } capacity priceHalfDay priceFullDay }\n  }\n": typeof types.RequestDocument,
    "\n  mutation ChangeRequest($id: String!, $input: BookingChanges_Input!) {\n    updateBooking(id: $id, input: $input) { _id }\n  }\n": typeof types.ChangeRequestDocument,
    "\n    mutation ApproveForCustomer($input: ApprovedOffer_Input!) {\n      approveOffer(input: $input) { _id }\n    }\n  ": typeof types.ApproveForCustomerDocument,
    "\n    mutation KeepRoom($input: NewOwnUse_Input!) {\n      createOwnUse(input: $input) { ownUse }\n    }\n  ": typeof types.KeepRoomDocument,
    "\n    mutation FreeRoom($id: String!) {\n      deleteOwnUse(id: $id)\n    }\n  ": typeof types.FreeRoomDocument,
    "\n      query PanelRooms($from: String!, $to: String!) {\n        roomCalendar(from: $from, to: $to) { _id status date dayPart roomType firstName lastName organisationName }\n        roomUses(from: $from, to: $to) { roomType start end session ownUse title { nl en fr } reason note by }\n        allRoomTypes(sort: [\"sequence:ASC\"]) { _id name { nl en fr } }\n      }\n    ": typeof types.PanelRoomsDocument,
    "\n      query PanelSearch($text: String, $locale: String) {\n        panelSearch(text: $text, locale: $locale) {\n          corrected\n          groups {\n            kind total isMore\n            items { _id title about day amount status customer locale block }\n          }\n        }\n      }\n    ": typeof types.PanelSearchDocument,
    "\n    mutation StartSecondFactor($userId: String!, $input: SecondFactorStart_Input!) {\n      startSecondFactor(userId: $userId, input: $input) { isOn }\n    }\n  ": typeof types.StartSecondFactorDocument,
    "\n    mutation ConfirmSecondFactor($userId: String!, $input: SecondFactorConfirmation_Input!) {\n      confirmSecondFactor(userId: $userId, input: $input)\n    }\n  ": typeof types.ConfirmSecondFactorDocument,
    "\n    mutation RemoveSecondFactor($userId: String!, $input: SecondFactorRemoval_Input!) {\n      removeSecondFactor(userId: $userId, input: $input)\n    }\n  ": typeof types.RemoveSecondFactorDocument,
    "\n    mutation PanelSwitchOrganisation($input: OrganisationChoice_Input!) {\n      switchOrganisation(input: $input) { _id }\n    }\n  ": typeof types.PanelSwitchOrganisationDocument,
    "\n  query PanelAccess($userId: String!) {\n    secondFactor(userId: $userId) { isOn since isDemanded recoveryCodesLeft secret uri recoveryCodes }\n  }\n": typeof types.PanelAccessDocument,
    "\n  mutation MarkAttendance($id: String!, $input: AttendanceMarks_Input!) {\n    markAttendance(id: $id, input: $input) { marked }\n  }\n": typeof types.MarkAttendanceDocument,
    "\n  query DeskAttendance($id: String!) {\n    plannedSessions(_id: $id, endDate: \">=2000-01-01\", limit: 1) {\n      items { _id schedule { start end } plannedCourse { title { nl en fr } } }\n    }\n    sessionParticipants(id: $id) { student firstName lastName customer attendances { day present morning afternoon disputed } }\n  }\n": typeof types.DeskAttendanceDocument,
    "\n    mutation SetSessionCosts($id: String!, $input: NewSessionCosts_Input!) {\n      setSessionCosts(id: $id, input: $input) { costs }\n    }\n  ": typeof types.SetSessionCostsDocument,
    "\n    mutation AddSessionMaterial($id: String!, $input: AddSessionFiles_Input!) {\n      addSessionFiles(id: $id, input: $input) { _id }\n    }\n  ": typeof types.AddSessionMaterialDocument,
    "\n    mutation RemoveSessionMaterial($id: String!, $file: String!) {\n      removeSessionFile(id: $id, file: $file)\n    }\n  ": typeof types.RemoveSessionMaterialDocument,
    "\n    query SessionList(\n      $page: Int!, $limit: Int!, $sort: [String], $startDate: String, $endDate: String!, $title: String,\n      $location: String, $language: String, $decision: String, $belowMinimum: String, $fullyBooked: String,\n      $course: String, $of: String!, $hasCourse: Boolean!\n    ) {\n      plannedSessions(\n        page: $page, limit: $limit, sort: $sort, startDate: $startDate, endDate: $endDate, title: $title,\n        location: $location, language: $language, decision: $decision, belowMinimum: $belowMinimum,\n        fullyBooked: $fullyBooked, course: $course\n      ) {\n        total\n        items {\n          _id startDate endDate registrationCount capacity minimum decision\n          plannedCourse { title { nl en fr } } location { name { nl en fr } } language { name { nl en fr } }\n          trainer { name }\n        }\n      }\n      course(id: $of) @include(if: $hasCourse) { title { nl en fr } }\n      allLocations { key name { nl en fr } }\n      allLanguages { code name { nl en fr } }\n    }\n  ": typeof types.SessionListDocument,
    "\n  query DeskSession(\n    $id: String!, $isChanging: Boolean!, $act: String!, $student: String, $isTelling: Boolean!, $isAsking: Boolean!\n  ) {\n    plannedSessions(_id: $id, endDate: \">=2000-01-01\", limit: 1) {\n      items {\n        _id startDate endDate schedule { start end } duration registrationCount capacity minimum decisionOn decision updatedAt\n        location { _id name { nl en fr } } language { _id name { nl en fr } } trainer { _id name }\n        plannedCourse { _id title { nl en fr } slug { nl en fr } price }\n      }\n    }\n    sessionCosts(id: $id) { costs }\n    sessionFiles(id: $id) { _id name size by createdAt }\n    session(id: $id) @include(if: $isChanging) { courseDetails { trainers { _id name } } }\n    sessionParticipants(id: $id) {\n      student firstName lastName email registration status paymentMethod customer total\n      attendances { day present } result { _id score maximum passed remark } certificate { _id } obstacle unnoted\n      attendanceAttest { lacks { day half } }\n    }\n    sessionMails(id: $id, act: $act, student: $student) @include(if: $isTelling) { ...ExpectedMails }\n    waitingListEntries(session: $id, status: \"waiting,offered\", limit: 100) {\n      items { _id students { firstName lastName } seats createdAt }\n    }\n    notes(subject: \"session\", id: $id) { ...NoteLine }\n    deskMessages(session: $id) { ...WrittenLine }\n    sessionHistory(id: $id) { what to about at by }\n    sessionPractical(id: $id) {\n      room onlineLink contact bring { nl en fr } courseBring { nl en fr } isOnline mailsAt linkAt expected\n      mailed { student at linkAt } version lacks waits\n    }\n    trainerLink(id: $id) {\n      trainer { _id name email phone } version mailsAt sentAt sentTo openedAt isOpen endsAt\n      others { trainer { _id name email phone } version mailsAt sentAt sentTo openedAt isOpen endsAt }\n    }\n    trainerRequests(id: $id) { _id trainer name status reason askedAt askedBy endedAt }\n    trainerRequestChoices(id: $id) @include(if: $isAsking) {\n      subject text language trainers { _id name email isTaken isAsked }\n    }\n    sessionEvaluation(id: $id) {\n      asked answered closesAt isShown\n      questions { place kind text { nl en fr } texts spread { count average counts } }\n    }\n    sessionPlanning(id: $id) {\n      roomType roomName { nl en fr } trainers { _id name start end } clashes { _id place kind name { nl en fr } acceptedBy acceptedAt }\n    }\n    courseChoices @include(if: $isChanging) { trainers { _id name } }\n    allRoomTypes(sort: [\"sequence:ASC\"]) @include(if: $isChanging) { _id name { nl en fr } }\n    allLocations @include(if: $isChanging) { _id name { nl en fr } }\n    allLanguages @include(if: $isChanging) { _id name { nl en fr } }\n  }\n": typeof types.DeskSessionDocument,
    "\n    mutation TakeSessionOff($id: String!) {\n      cancelSession(id: $id) { _id }\n    }\n  ": typeof types.TakeSessionOffDocument,
    "\n    mutation LetSessionRun($id: String!) {\n      confirmSession(id: $id) { _id }\n    }\n  ": typeof types.LetSessionRunDocument,
    "\n    mutation ChangeSession($id: String!, $input: SessionChanges_Input!) {\n      updateSession(id: $id, input: $input) { _id }\n    }\n  ": typeof types.ChangeSessionDocument,
    "\n    mutation SendPractical($id: String!, $input: PracticalSending_Input!) {\n      sendPractical(id: $id, input: $input) { sent }\n    }\n  ": typeof types.SendPracticalDocument,
    "\n    mutation WriteResult($input: NewResult_Input!) {\n      createResult(input: $input) { _id }\n    }\n  ": typeof types.WriteResultDocument,
    "\n    mutation MendResult($id: String!, $input: ResultChanges_Input!) {\n      updateResult(id: $id, input: $input) { _id }\n    }\n  ": typeof types.MendResultDocument,
    "\n    mutation GiveCertificates($id: String!) {\n      giveCertificates(id: $id) { given }\n    }\n  ": typeof types.GiveCertificatesDocument,
    "\n    mutation WriteResultRow(\n      $isKnown: Boolean!, $id: String!, $input: NewResult_Input!, $changes: ResultChanges_Input!\n    ) {\n      createResult(input: $input) @skip(if: $isKnown) { _id }\n      updateResult(id: $id, input: $changes) @include(if: $isKnown) { _id }\n    }\n  ": typeof types.WriteResultRowDocument,
    "\n      query DeskResults($id: String!) {\n        plannedSessions(_id: $id, endDate: \">=2000-01-01\", limit: 1) {\n          items { _id plannedCourse { title { nl en fr } } }\n        }\n        sessionParticipants(id: $id) { student firstName lastName customer result { _id score maximum passed } }\n      }\n    ": typeof types.DeskResultsDocument,
    "\n  query SeriesPage(\n    $id: String!, $isChoosing: Boolean!, $locale: String, $isShown: Boolean!, $firstDay: String!, $from: String!,\n    $until: String!, $everyWeeks: Int!, $times: Int!, $days: Int!, $skip: String, $moved: String, $trainer: String,\n    $roomType: String\n  ) {\n    seriesClashes(\n      firstDay: $firstDay, from: $from, until: $until, everyWeeks: $everyWeeks, times: $times, days: $days,\n      skip: $skip, moved: $moved, trainer: $trainer, roomType: $roomType\n    ) @include(if: $isShown) { _id place kind name { nl en fr } days }\n    course(id: $id) {\n      _id title { nl en fr } days groupSize trainers { _id name } locations { _id } languages { _id } sessions { duration schedule { start } }\n    }\n    deskCourses(limit: 999, sort: [\"title:ASC\"], locale: $locale) @include(if: $isChoosing) {\n      items { _id title { nl en fr } }\n    }\n    allLocations { _id name { nl en fr } }\n    allLanguages { _id name { nl en fr } }\n    allRoomTypes(sort: [\"sequence:ASC\"]) { _id name { nl en fr } }\n  }\n": typeof types.SeriesPageDocument,
    "\n    query MovedSeriesCourse($id: String!) {\n      course(id: $id) { _id }\n    }\n  ": typeof types.MovedSeriesCourseDocument,
    "\n    query SeriesCourse($id: String!) {\n      course(id: $id) { _id }\n    }\n  ": typeof types.SeriesCourseDocument,
    "\n    mutation MakeSeries($input: NewSeries_Input!, $key: String!) {\n      createSeries(input: $input, Idempotency_Key: $key) { sessions }\n    }\n  ": typeof types.MakeSeriesDocument,
    "\n    mutation SendTrainerLink($id: String!, $input: TrainerLinkSending_Input!) {\n      sendTrainerLink(id: $id, input: $input) { version }\n    }\n  ": typeof types.SendTrainerLinkDocument,
    "\n    mutation RevokeTrainerLink($id: String!, $trainer: String) {\n      revokeTrainerLink(id: $id, trainer: $trainer)\n    }\n  ": typeof types.RevokeTrainerLinkDocument,
    "\n    mutation AskTrainers($id: String!, $input: NewTrainerRequests_Input!) {\n      askTrainers(id: $id, input: $input) { _id }\n    }\n  ": typeof types.AskTrainersDocument,
    "\n    mutation EndTrainerRequest($id: String!, $request: String!) {\n      endTrainerRequest(id: $id, request: $request)\n    }\n  ": typeof types.EndTrainerRequestDocument,
    "\n    mutation NoteAbsence($input: NewTrainerAbsence_Input!) {\n      createTrainerAbsence(input: $input) { _id }\n    }\n  ": typeof types.NoteAbsenceDocument,
    "\n    mutation RemoveAbsence($id: String!) {\n      deleteTrainerAbsence(id: $id)\n    }\n  ": typeof types.RemoveAbsenceDocument,
    "\n      query PanelTrainers($from: String!, $to: String!) {\n        trainerCalendar(from: $from, to: $to) {\n          _id name\n          lessons { session start end title { nl en fr } place { nl en fr } }\n          absences { _id fromDay untilDay fromTime untilTime reason by }\n        }\n      }\n    ": typeof types.PanelTrainersDocument,
    "\n    mutation InviteColleague($input: NewColleague_Input!) {\n      inviteColleague(input: $input) { _id }\n    }\n  ": typeof types.InviteColleagueDocument,
    "\n  mutation UpdateColleague($id: String!, $input: ColleagueChanges_Input!) {\n    updateColleague(id: $id, input: $input) { _id }\n  }\n": typeof types.UpdateColleagueDocument,
    "\n    mutation InviteColleagueAgain($id: String!) {\n      inviteColleagueAgain(id: $id) { _id }\n    }\n  ": typeof types.InviteColleagueAgainDocument,
    "\n  query PanelSettings($isAdministrator: Boolean!, $isFinance: Boolean!) {\n    panelSettings @include(if: $isAdministrator) {\n      isSecondFactorDemanded\n      colleagues { _id name email panelRoles trainer { _id name } active isInvited secondFactorSince }\n      events { event actor subject createdAt }\n    }\n    allTrainers @include(if: $isAdministrator) { _id name }\n    billingSettings @include(if: $isFinance) { daysUntilDue mostOpen paidBefore forPrivatePersons daysKept }\n    reminderSettings @include(if: $isFinance) { isAutomatic firstAfter secondAfter thirdAfter fee asksDamages }\n    ledgerAccounts @include(if: $isFinance) {\n      customers courses rooms other exempt vat6 vat12 vat21 bank cash paymentProvider advances writtenOff\n    }\n  }\n": typeof types.PanelSettingsDocument,
    "\n    mutation DemandSecondFactor($input: PanelSettingsChanges_Input!) {\n      updatePanelSettings(input: $input) { isSecondFactorDemanded }\n    }\n  ": typeof types.DemandSecondFactorDocument,
    "\n    mutation RemoveColleagueSecondFactor($id: String!, $input: SecondFactorReset_Input!) {\n      removeColleagueSecondFactor(id: $id, input: $input)\n    }\n  ": typeof types.RemoveColleagueSecondFactorDocument,
    "\n    mutation ChangeBillingSettings($input: BillingSettingsChanges_Input!) {\n      updateBillingSettings(input: $input) { daysUntilDue }\n    }\n  ": typeof types.ChangeBillingSettingsDocument,
    "\n    mutation UpdateReminderSettings($input: ReminderSettingsChanges_Input!) {\n      updateReminderSettings(input: $input) { isAutomatic }\n    }\n  ": typeof types.UpdateReminderSettingsDocument,
    "\n    mutation ChangeLedgerAccounts($input: LedgerAccountsChanges_Input!) {\n      updateLedgerAccounts(input: $input) { customers }\n    }\n  ": typeof types.ChangeLedgerAccountsDocument,
    "\n  mutation UpdateProvider($input: ProviderChanges_Input!) {\n    updateProvider(input: $input) { name }\n  }\n": typeof types.UpdateProviderDocument,
    "\n      query Company {\n        provider {\n          name zip vat email phone iban recognition updatedAt\n          street { nl en fr } city { nl en fr } register { nl en fr }\n          openingHours { nl en fr } terms { nl en fr } invoiceLine { nl en fr }\n        }\n      }\n    ": typeof types.CompanyDocument,
    "\n  mutation ConfirmOwnPassword($input: PasswordConfirmation_Input!) {\n    confirmPassword(input: $input)\n  }\n": typeof types.ConfirmOwnPasswordDocument,
    "\n      query PanelVisits($from: String!, $to: String!) {\n        pageViews(from: $from, to: $to) {\n          total\n          days { day views }\n          pages { path locale views }\n        }\n      }\n    ": typeof types.PanelVisitsDocument,
    "\n  fragment Receivers on MessageReceivers {\n    total languages { language count } leftOut { name email why } shown fields lacks\n    receivers { address kind name email language sentAt mail }\n  }\n": typeof types.ReceiversFragmentDoc,
    "\n    mutation WriteMessage($input: NewDeskMessage_Input!, $key: String!) {\n      createDeskMessage(input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": typeof types.WriteMessageDocument,
    "\n      query WritePage(\n        $session: String, $registrations: [String], $customers: [String], $found: String, $foundCustomers: String,\n        $to: String, $from: String!, $isAgain: Boolean!\n      ) {\n        messageReceivers(\n          session: $session, registrations: $registrations, customers: $customers, found: $found,\n          foundCustomers: $foundCustomers, to: $to\n        ) {\n          ...Receivers\n        }\n        deskMessage(id: $from) @include(if: $isAgain) { subject { nl en fr } text { nl en fr } copyToSelf }\n      }\n    ": typeof types.WritePageDocument,
    "\n    mutation SendMessage($id: String!, $input: MessageSending_Input!) {\n      sendDeskMessage(id: $id, input: $input) { _id }\n    }\n  ": typeof types.SendMessageDocument,
    "\n      query WrittenMessage($id: String!) {\n        deskMessage(id: $id) {\n          _id subject { nl en fr } text { nl en fr } state author isByTrainer createdAt sentAt session registrations customers found foundCustomers to mailed\n          receivers { ...Receivers }\n        }\n      }\n    ": typeof types.WrittenMessageDocument,
    "\n      query SentMail($id: String!) {\n        mails(_id: $id, limit: 1) { items { _id to subject createdAt sentAt state } }\n      }\n    ": typeof types.SentMailDocument,
    "\n  query BookingScreen($id: String!) {\n    booking(id: $id) {\n      _id status persons date dayPart catering configuration wheelchairAccess pcRoom whiteboard reducedRate\n      roomType roomName { nl en fr } notes customerRef offerValidUntil owed reason\n      organisationName vat address zip city country\n      offer {\n        number issuedOn validUntil room net vat total\n        lines { description quantity unitPrice amount vatRate }\n      }\n      issuedInvoice { _id number }\n    }\n    bookingHistory(id: $id) { status at by byProvider }\n    provider { name iban }\n  }\n": typeof types.BookingScreenDocument,
    "\n    mutation ApproveOffer($input: ApprovedOffer_Input!, $customerRef: String) {\n      approveOffer(input: $input, customerRef: $customerRef) { _id }\n    }\n  ": typeof types.ApproveOfferDocument,
    "\n    mutation RefuseOffer($id: String!, $input: BookingChanges_Input!) {\n      updateBooking(id: $id, input: $input) { _id status }\n    }\n  ": typeof types.RefuseOfferDocument,
    "\n    mutation WithdrawBooking($id: String!, $input: BookingChanges_Input!) {\n      updateBooking(id: $id, input: $input) { _id status }\n    }\n  ": typeof types.WithdrawBookingDocument,
    "\n  fragment BookingRow on Booking {\n    _id status persons date dayPart roomType roomName { nl en fr } offerValidUntil owed\n    offer { number room total }\n  }\n": typeof types.BookingRowFragmentDoc,
    "\n  query BookingList($page: Int!, $limit: Int!) {\n    todo: bookings(status: \"waiting_for_customer,waiting_for_payment\", sort: [\"date:ASC\"], limit: 100) {\n      items { ...BookingRow }\n    }\n    coming: bookings(status: \"new,paid\", sort: [\"date:ASC\"], limit: 100) { items { ...BookingRow } }\n    ended: bookings(status: \"request_rejected,rejected,quotation_expired,completed\", page: $page, limit: $limit) {\n      total items { ...BookingRow }\n    }\n  }\n": typeof types.BookingListDocument,
    "\n  fragment InvoiceRow on Invoice {\n    _id number status issuedOn dueOn total owed creditOf eInvoice paymentReference booking\n    shares { payer open }\n    lines { description } customer { vat enterpriseNumber }\n  }\n": typeof types.InvoiceRowFragmentDoc,
    "\n  query InvoiceScreen($userId: String!, $organisation: String!, $isMember: Boolean!, $page: Int!, $limit: Int!,\n    $sort: [String], $search: String, $status: String, $period: String) {\n    me(userId: $userId) {\n      firstName lastName email emailVerified address zip city country\n      organisation { name vat enterpriseNumber receivesEInvoices address zip city country reference enterpriseSize }\n    }\n    ownPrepaidCards {\n      _id number days daysLeft validUntil state\n      uses { registration days startDate course { nl en fr } }\n    }\n    provider { name iban }\n    administrators(id: $organisation) @include(if: $isMember) { firstName lastName }\n    due: invoices(status: \"open\", total: \">0\", sort: [\"dueOn:ASC\"], limit: 5) { total items { ...InvoiceRow } }\n    invoices(page: $page, limit: $limit, sort: $sort, search: $search, status: $status, period: $period) {\n      total items { ...InvoiceRow }\n    }\n  }\n": typeof types.InvoiceScreenDocument,
    "\n    mutation SaveInvoiceData($id: String!, $organisation: OrganisationChanges_Input!, $person: UserChanges_Input!,\n      $isOrganisation: Boolean!) {\n      updateOrganisation(id: $id, input: $organisation) @include(if: $isOrganisation) { _id }\n      updateUser(id: $id, input: $person) @skip(if: $isOrganisation) { _id }\n    }\n  ": typeof types.SaveInvoiceDataDocument,
    "\n  fragment UnfinishedRecord on UnfinishedRegistration {\n    _id keptUntil\n    students { firstName lastName }\n    session { _id schedule { start end } course { _id title { nl en fr } } }\n  }\n": typeof types.UnfinishedRecordFragmentDoc,
    "\n    mutation ChangeEmail($id: String!, $input: UserChanges_Input!) {\n      updateUser(id: $id, input: $input) { newEmail }\n    }\n  ": typeof types.ChangeEmailDocument,
    "\n    mutation ResendVerification($input: VerificationRequest_Input!) {\n      resendVerification(input: $input) { email }\n    }\n  ": typeof types.ResendVerificationDocument,
    "\n    mutation ChangePassword($input: PasswordChange_Input!) {\n      changePassword(input: $input) { email }\n    }\n  ": typeof types.ChangePasswordDocument,
    "\n    mutation EndSession($userId: String!, $sessionId: String!) {\n      endLoginSession(userId: $userId, sessionId: $sessionId)\n    }\n  ": typeof types.EndSessionDocument,
    "\n    mutation EndOtherSessions($userId: String!) {\n      endOtherLoginSessions(userId: $userId)\n    }\n  ": typeof types.EndOtherSessionsDocument,
    "\n  query LoginData($userId: String!) {\n    me(userId: $userId) { email emailVerified newEmail }\n    loginSessions(userId: $userId) { _id browser system createdAt lastUsedAt current }\n  }\n": typeof types.LoginDataDocument,
    "\n    mutation SwitchOrganisation($input: OrganisationChoice_Input!) {\n      switchOrganisation(input: $input) { _id }\n    }\n  ": typeof types.SwitchOrganisationDocument,
    "\n    mutation RequestMembership($userId: String!, $input: NewMembership_Input!) {\n      requestMembership(userId: $userId, input: $input) { approval }\n    }\n  ": typeof types.RequestMembershipDocument,
    "\n    mutation EndMembership($userId: String!, $organisation: String!) {\n      endMembership(userId: $userId, organisationId: $organisation)\n    }\n  ": typeof types.EndMembershipDocument,
    "\n  query Organisations($userId: String!) {\n    memberships(userId: $userId) { organisation { _id name } approval roles current }\n  }\n": typeof types.OrganisationsDocument,
    "\n    mutation StartUpload($input: StartStudentUpload_Input!) {\n      startStudentUpload(input: $input) { _id }\n    }\n  ": typeof types.StartUploadDocument,
    "\n    mutation MapUpload($id: String!, $input: StudentUploadColumns_Input!) {\n      mapStudentUpload(id: $id, input: $input) { _id }\n    }\n  ": typeof types.MapUploadDocument,
    "\n    mutation CorrectUpload($id: String!, $row: String!, $input: StudentUploadRow_Input!) {\n      correctStudentUpload(id: $id, row: $row, input: $input) { _id }\n    }\n  ": typeof types.CorrectUploadDocument,
    "\n    mutation AddUpload($id: String!) {\n      addStudentUpload(id: $id) { _id }\n    }\n  ": typeof types.AddUploadDocument,
    "\n    mutation UndoUpload($id: String!) {\n      undoStudentUpload(id: $id) { _id }\n    }\n  ": typeof types.UndoUploadDocument,
    "\n  query StudentUpload($id: String!) {\n    studentUpload(id: $id) {\n      _id fileName state missing total good bad added\n      columns { heading sample field }\n      badRows { row cells { field value message } }\n    }\n  }\n": typeof types.StudentUploadDocument,
    "\n  mutation AddParticipant($input: NewStudent_Input!) {\n    createStudent(input: $input) { _id }\n  }\n": typeof types.AddParticipantDocument,
    "\n  mutation ChangeParticipant($id: String!, $input: StudentChanges_Input!) {\n    updateStudent(id: $id, input: $input) { _id }\n  }\n": typeof types.ChangeParticipantDocument,
    "\n  mutation RemoveParticipant($id: String!) {\n    deleteStudent(id: $id)\n  }\n": typeof types.RemoveParticipantDocument,
    "\n  mutation RemoveParticipants($input: ChosenStudents_Input!) {\n    removeStudents(input: $input) { done refused { _id } }\n  }\n": typeof types.RemoveParticipantsDocument,
    "\n    mutation RestoreParticipants($input: ChosenStudents_Input!) {\n      restoreStudents(input: $input) { done }\n    }\n  ": typeof types.RestoreParticipantsDocument,
    "\n    mutation InviteParticipants($input: ChosenStudents_Input!) {\n      inviteStudents(input: $input) { done refused { _id } }\n    }\n  ": typeof types.InviteParticipantsDocument,
    "\n    mutation DecideJoin($id: String!, $input: ApprovalDecision_Input!) {\n      decideApproval(id: $id, input: $input) { approval }\n    }\n  ": typeof types.DecideJoinDocument,
    "\n  mutation ConfirmPassword($input: PasswordConfirmation_Input!) {\n    confirmPassword(input: $input)\n  }\n": typeof types.ConfirmPasswordDocument,
    "\n  mutation GiveRoles($id: String!, $userId: String!, $input: OrganisationContactChanges_Input!) {\n    updateOrganisationContact(id: $id, userId: $userId, input: $input) { _id }\n  }\n": typeof types.GiveRolesDocument,
    "\n  mutation RemoveColleague($id: String!, $userId: String!) {\n    removeOrganisationContact(id: $id, userId: $userId)\n  }\n": typeof types.RemoveColleagueDocument,
    "\n  query Participants($search: String, $status: String, $sort: [String], $page: Int, $limit: Int,\n    $edited: String!, $isEditing: Boolean!, $asked: String!, $isAsking: Boolean!,\n    $organisation: String!, $isMember: Boolean!, $isAdministrator: Boolean!) {\n    students(search: $search, status: $status, sort: $sort, page: $page, limit: $limit) {\n      total\n      items { _id firstName lastName email language dateOfBirth birthPlace status }\n    }\n    edited: student(id: $edited) @include(if: $isEditing) {\n      _id firstName lastName email phone language dateOfBirth birthPlace status\n    }\n    asked: students(_id: $asked, limit: 100) @include(if: $isAsking) { items { _id firstName lastName } }\n    administrators(id: $organisation) @include(if: $isMember) { firstName lastName }\n    approvals @include(if: $isAdministrator) { _id firstName lastName email phone createdAt }\n    organisationContacts(id: $organisation) @include(if: $isAdministrator) { _id firstName lastName email roles }\n  }\n": typeof types.ParticipantsDocument,
    "\n    mutation SavePersonalData($id: String!, $input: UserChanges_Input!) {\n      updateUser(id: $id, input: $input) { _id }\n    }\n  ": typeof types.SavePersonalDataDocument,
    "\n  query PersonalData($userId: String!) {\n    me(userId: $userId) {\n      email emailVerified address zip city firstName lastName phone language allowMarketing\n      organisation { name vat address zip city }\n      contact { roles }\n      student { _id dateOfBirth birthPlace }\n    }\n    unfinishedRegistrations { ...UnfinishedRecord }\n    waiting(userId: $userId) { registrationsToPay bookingsToPay quotationsToAnswer invoicesToPay requestsToDecide }\n  }\n": typeof types.PersonalDataDocument,
    "\n  mutation ReplaceParticipant($id: String!, $studentId: String!, $input: ParticipantReplacement_Input!) {\n    replaceParticipant(id: $id, studentId: $studentId, input: $input)\n  }\n": typeof types.ReplaceParticipantDocument,
    "\n  fragment CancellationEffect on CancellationEffect {\n    students isPossible isWhole withdrawal withdrawableUntil credit refund kept daysBack daysKept\n  }\n": typeof types.CancellationEffectFragmentDoc,
    "\n  fragment RegistrationMoves on RegistrationMoves {\n    until isPossible refusal\n    sessions {\n      difference refund\n      session {\n        _id decision schedule { start end }\n        location { isOnline name { nl en fr } city { nl en fr } }\n        language { name { nl en fr } }\n      }\n    }\n  }\n": typeof types.RegistrationMovesFragmentDoc,
    "\n  query RegistrationDetail($id: String!, $students: [String], $withdrawal: Boolean, $moving: [String]) {\n    registration(id: $id) {\n      ...RegistrationRecord\n      ...PriceLines\n      invoice { name vat }\n      deadlines { subsidy { apply pay } trainingLeave { attest request claim minimumHours } }\n      session { duration endDate course { type trainingDatabaseNumber } }\n      practical { ...PracticalFacts }\n    }\n    cancellationEffect(id: $id, students: $students, withdrawal: $withdrawal) { ...CancellationEffect }\n    registrationMoves(id: $id, students: $moving) { ...RegistrationMoves }\n    provider { name vat recognition }\n    students(limit: 999, status: \"!deleted\", sort: [\"lastName:ASC\", \"firstName:ASC\"]) {\n      items { _id firstName lastName status }\n    }\n  }\n": typeof types.RegistrationDetailDocument,
    "\n    mutation MoveRegistration($id: String!, $input: NewMove_Input!) {\n      moveRegistration(id: $id, input: $input) { registration }\n    }\n  ": typeof types.MoveRegistrationDocument,
    "\n  fragment WaitingRecord on WaitingListEntry {\n    _id status place seats offeredUntil\n    students { firstName lastName }\n    session { ...SessionOfRecord }\n  }\n": typeof types.WaitingRecordFragmentDoc,
    "\n    mutation MakeCalendarFeed { createCalendarFeed { address } }\n  ": typeof types.MakeCalendarFeedDocument,
    "\n    mutation RevokeCalendarFeed { revokeCalendarFeed }\n  ": typeof types.RevokeCalendarFeedDocument,
    "\n    mutation DeleteWaitingListEntry($id: String!) { deleteWaitingListEntry(id: $id) }\n  ": typeof types.DeleteWaitingListEntryDocument,
    "\n  fragment SessionOfRecord on RegisteredSession {\n    _id\n    startDate\n    schedule { start end }\n    course { _id key category slug { nl en fr } title { nl en fr } }\n    location { isOnline name { nl en fr } city { nl en fr } }\n    language { name { nl en fr } }\n  }\n": typeof types.SessionOfRecordFragmentDoc,
    "\n  fragment PracticalFacts on RegistrationPractical {\n    room onlineLink linkOn mailedOn contact\n    bring { nl en fr } directions { nl en fr } parking { nl en fr }\n    files { _id name size }\n  }\n": typeof types.PracticalFactsFragmentDoc,
    "\n  fragment RegistrationRecord on Registration {\n    _id status phase outcome payment paymentMethod net vat total owed isCanceled paidAt expiresAt\n    choice { until offered { _id schedule { start end } } }\n    refund { amount isSettled }\n    issuedInvoice { _id number }\n    dueOn toPay\n    shares { payer amount open }\n    students { _id firstName lastName result { score maximum passed remark } certificate { _id } hasAttendanceAttest }\n    session { ...SessionOfRecord minimum decisionOn decision }\n  }\n": typeof types.RegistrationRecordFragmentDoc,
    "\n  query RegistrationList($userId: String!, $status: String, $certificates: String, $text: String, $sort: [String],\n    $page: Int, $limit: Int) {\n    registrations(status: $status, certificates: $certificates, text: $text, sort: $sort, page: $page, limit: $limit) {\n      total\n      items { ...RegistrationRecord }\n    }\n    registrationTotals { all awaitingPayment paid expired certificates }\n    calendarFeed { address }\n    unfinishedRegistrations { ...UnfinishedRecord }\n    waitingListEntries(status: \"waiting,offered\", limit: 100) { items { ...WaitingRecord } }\n    ownTrainings(userId: $userId) {\n      _id organisation registration phase\n      result { score maximum passed remark }\n      certificate { _id }\n      hasAttendanceAttest\n      session { ...SessionOfRecord }\n      practical { ...PracticalFacts }\n    }\n  }\n": typeof types.RegistrationListDocument,
    "\n    mutation CancelRegistration($id: String!, $input: NewCancellation_Input!) {\n      cancelRegistration(id: $id, input: $input) { registration withdrawal credit kept }\n    }\n  ": typeof types.CancelRegistrationDocument,
    "\n    mutation CancelParticipant($id: String!, $studentId: String!) {\n      cancelParticipant(id: $id, studentId: $studentId)\n    }\n  ": typeof types.CancelParticipantDocument,
    "\n  query OwnStatement($from: String, $until: String) {\n    ownAccountStatement(from: $from, until: $until) { ...StatementContent }\n  }\n": typeof types.OwnStatementDocument,
    "\n  query TrainingYear($year: Int, $search: String, $page: Int, $limit: Int) {\n    trainingYear(year: $year, search: $search, page: $page, limit: $limit) {\n      years\n      total\n      limit\n      items {\n        _id firstName lastName days hours\n        trainings { session course { nl en fr } slug { nl en fr } dates }\n      }\n    }\n  }\n": typeof types.TrainingYearDocument,
    "\n  mutation CheckOrganisation($input: UserCheck_Input!) {\n    validateUser(input: $input) { isUnique }\n  }\n": typeof types.CheckOrganisationDocument,
    "\n  mutation NameOrganisation($input: UserCheck_Input!) {\n    validateUser(input: $input) { organisation { name } }\n  }\n": typeof types.NameOrganisationDocument,
    "\n  mutation ResetPassword($token: String!, $input: PasswordChoice_Input!) {\n    resetPassword(token: $token, input: $input) { email }\n  }\n": typeof types.ResetPasswordDocument,
    "\n    mutation RequestPasswordReset($input: PasswordResetRequest_Input!) {\n      requestPasswordReset(input: $input) { email }\n    }\n  ": typeof types.RequestPasswordResetDocument,
    "\n      query RegisteredAccount($userId: String!) {\n        me(userId: $userId) { firstName email emailVerified organisation { name } }\n      }\n    ": typeof types.RegisteredAccountDocument,
    "\n  query PaymentNow($id: String!) {\n    registrationPayment(id: $id) { status outcome payment paymentMethod }\n    bookingPayment(id: $id) { status payment }\n  }\n": typeof types.PaymentNowDocument,
    "\n  query Bill($id: String!, $userId: String!) {\n    me(userId: $userId) { email emailVerified }\n    registrationPayment(id: $id) { status outcome payment paymentMethod total }\n    bookingPayment(id: $id) { status payment }\n    registration(id: $id) {\n      _id status phase net expiresAt paymentMethod\n      ...PriceLines\n      deadlines { subsidy { apply pay } trainingLeave { request claim isInFlanders } }\n      students { firstName lastName }\n      issuedInvoice { _id }\n      dueOn toPay\n      shares { payer amount }\n      session { _id schedule { start end } course { key category slug { nl en fr } title { nl en fr } } }\n    }\n    booking(id: $id) { _id date dayPart persons roomName { nl en fr } owed offer { number room total } }\n  }\n": typeof types.BillDocument,
    "\n  mutation BeginPayment($input: PaymentRequest_Input!) {\n    createRegistrationPayment(input: $input) { redirectUrl }\n  }\n": typeof types.BeginPaymentDocument,
    "\n  mutation BeginRoomPayment($input: PaymentRequest_Input!) { createBookingPayment(input: $input) { redirectUrl } }\n": typeof types.BeginRoomPaymentDocument,
    "\n  query CourseOfSession($slug: String!, $locale: String!) {\n    course(id: $slug, locale: $locale) { _id slug { nl en fr } }\n  }\n": typeof types.CourseOfSessionDocument,
    "\n  query FollowedCalendar($token: String!) {\n    followedCalendar(token: $token) {\n      locale\n      items {\n        participants\n        deadlines {\n          subsidy { apply pay }\n          trainingLeave { request claim }\n        }\n        session { ...PlannedSessionFields }\n      }\n    }\n  }\n": typeof types.FollowedCalendarDocument,
    "\n  fragment PlannedSessionFields on PlannedSession {\n    _id\n    course\n    revision\n    movedAt\n    schedule { start end }\n    location { key isOnline name { nl en fr } city { nl en fr } address addresses { nl en fr } zip }\n    language { code name { nl en fr } }\n    plannedCourse {\n      slug { nl en fr }\n      title { nl en fr }\n      summary { nl en fr }\n      category { key name { nl en fr } }\n    }\n  }\n": typeof types.PlannedSessionFieldsFragmentDoc,
    "\n  query PlannedSessions($page: Int!, $course: String) {\n    plannedSessions(limit: 999, page: $page, course: $course) {\n      total\n      items { ...PlannedSessionFields }\n    }\n  }\n": typeof types.PlannedSessionsDocument,
    "\n  query VisitorAfterChange($userId: String!) {\n    me(userId: $userId) { email firstName lastName approval organisation { _id name } contact { roles } }\n    waiting(userId: $userId) { registrationsToPay bookingsToPay quotationsToAnswer invoicesToPay requestsToDecide }\n  }\n": typeof types.VisitorAfterChangeDocument,
    "\n  mutation CountPageView($input: NewPageView_Input!) {\n    countPageView(input: $input) { counted }\n  }\n": typeof types.CountPageViewDocument,
    "\n  fragment BannerDataFields on BannerData {\n    image\n    highlightTitle\n    highlightText\n    buttonLabel\n    url {\n      urlType\n      value\n    }\n  }\n": typeof types.BannerDataFieldsFragmentDoc,
    "\n  fragment BannerDataValues on BannerDataByLocale {\n    nl {\n      ...BannerDataFields\n    }\n    en @include(if: $en) {\n      ...BannerDataFields\n    }\n    fr @include(if: $fr) {\n      ...BannerDataFields\n    }\n  }\n": typeof types.BannerDataValuesFragmentDoc,
    "\n  fragment CourseSearchDataFields on CourseSearchData {\n    placeholder\n    popular\n  }\n": typeof types.CourseSearchDataFieldsFragmentDoc,
    "\n  fragment CourseSearchDataValues on CourseSearchDataByLocale {\n    nl {\n      ...CourseSearchDataFields\n    }\n    en @include(if: $en) {\n      ...CourseSearchDataFields\n    }\n    fr @include(if: $fr) {\n      ...CourseSearchDataFields\n    }\n  }\n": typeof types.CourseSearchDataValuesFragmentDoc,
    "\n  fragment HomepageOfferDataFields on HomepageOfferData {\n    title\n    calendarTraining {\n      title\n      text\n    }\n    tailoredTraining {\n      title\n      text\n    }\n    onlineTraining {\n      title\n      text\n    }\n    certificationTraining {\n      title\n      text\n    }\n    coaching {\n      title\n      text\n    }\n  }\n": typeof types.HomepageOfferDataFieldsFragmentDoc,
    "\n  fragment HomepageOfferDataValues on HomepageOfferDataByLocale {\n    nl {\n      ...HomepageOfferDataFields\n    }\n    en @include(if: $en) {\n      ...HomepageOfferDataFields\n    }\n    fr @include(if: $fr) {\n      ...HomepageOfferDataFields\n    }\n  }\n": typeof types.HomepageOfferDataValuesFragmentDoc,
    "\n  fragment HomepageUspsDataFields on HomepageUspsData {\n    items {\n      figure\n      text\n    }\n  }\n": typeof types.HomepageUspsDataFieldsFragmentDoc,
    "\n  fragment HomepageUspsDataValues on HomepageUspsDataByLocale {\n    nl {\n      ...HomepageUspsDataFields\n    }\n    en @include(if: $en) {\n      ...HomepageUspsDataFields\n    }\n    fr @include(if: $fr) {\n      ...HomepageUspsDataFields\n    }\n  }\n": typeof types.HomepageUspsDataValuesFragmentDoc,
    "\n  fragment PromoVideoDataFields on PromoVideoData {\n    title\n    text\n    video\n  }\n": typeof types.PromoVideoDataFieldsFragmentDoc,
    "\n  fragment PromoVideoDataValues on PromoVideoDataByLocale {\n    nl {\n      ...PromoVideoDataFields\n    }\n    en @include(if: $en) {\n      ...PromoVideoDataFields\n    }\n    fr @include(if: $fr) {\n      ...PromoVideoDataFields\n    }\n  }\n": typeof types.PromoVideoDataValuesFragmentDoc,
    "\n  fragment CourseListDataFields on CourseListData {\n    title\n    text\n    show\n    limit\n    only\n    location\n    category\n  }\n": typeof types.CourseListDataFieldsFragmentDoc,
    "\n  fragment CourseListDataValues on CourseListDataByLocale {\n    nl {\n      ...CourseListDataFields\n    }\n    en @include(if: $en) {\n      ...CourseListDataFields\n    }\n    fr @include(if: $fr) {\n      ...CourseListDataFields\n    }\n  }\n": typeof types.CourseListDataValuesFragmentDoc,
    "\n  fragment CourseCalendarDataFields on CourseCalendarData {\n    title\n    text\n  }\n": typeof types.CourseCalendarDataFieldsFragmentDoc,
    "\n  fragment CourseCalendarDataValues on CourseCalendarDataByLocale {\n    nl {\n      ...CourseCalendarDataFields\n    }\n    en @include(if: $en) {\n      ...CourseCalendarDataFields\n    }\n    fr @include(if: $fr) {\n      ...CourseCalendarDataFields\n    }\n  }\n": typeof types.CourseCalendarDataValuesFragmentDoc,
    "\n  fragment RichTextDataFields on RichTextData {\n    title\n    text\n  }\n": typeof types.RichTextDataFieldsFragmentDoc,
    "\n  fragment RichTextDataValues on RichTextDataByLocale {\n    nl {\n      ...RichTextDataFields\n    }\n    en @include(if: $en) {\n      ...RichTextDataFields\n    }\n    fr @include(if: $fr) {\n      ...RichTextDataFields\n    }\n  }\n": typeof types.RichTextDataValuesFragmentDoc,
    "\n  fragment ReviewsDataFields on ReviewsData {\n    title\n    limit\n  }\n": typeof types.ReviewsDataFieldsFragmentDoc,
    "\n  fragment ReviewsDataValues on ReviewsDataByLocale {\n    nl {\n      ...ReviewsDataFields\n    }\n    en @include(if: $en) {\n      ...ReviewsDataFields\n    }\n    fr @include(if: $fr) {\n      ...ReviewsDataFields\n    }\n  }\n": typeof types.ReviewsDataValuesFragmentDoc,
    "\n  fragment FaqDataFields on FaqData {\n    title\n    subjects\n  }\n": typeof types.FaqDataFieldsFragmentDoc,
    "\n  fragment FaqDataValues on FaqDataByLocale {\n    nl {\n      ...FaqDataFields\n    }\n    en @include(if: $en) {\n      ...FaqDataFields\n    }\n    fr @include(if: $fr) {\n      ...FaqDataFields\n    }\n  }\n": typeof types.FaqDataValuesFragmentDoc,
    "\n  fragment StaffDataFields on StaffData {\n    title\n    text\n  }\n": typeof types.StaffDataFieldsFragmentDoc,
    "\n  fragment StaffDataValues on StaffDataByLocale {\n    nl {\n      ...StaffDataFields\n    }\n    en @include(if: $en) {\n      ...StaffDataFields\n    }\n    fr @include(if: $fr) {\n      ...StaffDataFields\n    }\n  }\n": typeof types.StaffDataValuesFragmentDoc,
    "\n  fragment RoomTypesDataFields on RoomTypesData {\n    title\n    text\n  }\n": typeof types.RoomTypesDataFieldsFragmentDoc,
    "\n  fragment RoomTypesDataValues on RoomTypesDataByLocale {\n    nl {\n      ...RoomTypesDataFields\n    }\n    en @include(if: $en) {\n      ...RoomTypesDataFields\n    }\n    fr @include(if: $fr) {\n      ...RoomTypesDataFields\n    }\n  }\n": typeof types.RoomTypesDataValuesFragmentDoc,
    "\n  fragment TailoredDataFields on TailoredData {\n    title\n    text\n    buttonLabel\n    steps {\n      title\n      text\n    }\n  }\n": typeof types.TailoredDataFieldsFragmentDoc,
    "\n  fragment TailoredDataValues on TailoredDataByLocale {\n    nl {\n      ...TailoredDataFields\n    }\n    en @include(if: $en) {\n      ...TailoredDataFields\n    }\n    fr @include(if: $fr) {\n      ...TailoredDataFields\n    }\n  }\n": typeof types.TailoredDataValuesFragmentDoc,
    "\n  fragment NewsletterFormDataFields on NewsletterFormData {\n    title\n    text\n    buttonLabel\n  }\n": typeof types.NewsletterFormDataFieldsFragmentDoc,
    "\n  fragment NewsletterFormDataValues on NewsletterFormDataByLocale {\n    nl {\n      ...NewsletterFormDataFields\n    }\n    en @include(if: $en) {\n      ...NewsletterFormDataFields\n    }\n    fr @include(if: $fr) {\n      ...NewsletterFormDataFields\n    }\n  }\n": typeof types.NewsletterFormDataValuesFragmentDoc,
    "\n  fragment ContactFormDataFields on ContactFormData {\n    title\n    text\n    buttonLabel\n  }\n": typeof types.ContactFormDataFieldsFragmentDoc,
    "\n  fragment ContactFormDataValues on ContactFormDataByLocale {\n    nl {\n      ...ContactFormDataFields\n    }\n    en @include(if: $en) {\n      ...ContactFormDataFields\n    }\n    fr @include(if: $fr) {\n      ...ContactFormDataFields\n    }\n  }\n": typeof types.ContactFormDataValuesFragmentDoc,
    "\n  fragment FooterDataFields on FooterData {\n    name\n    address\n    zip\n    city\n    phone\n    email\n    subsidyLabel\n    subsidyUrl\n    columns {\n      title\n      links {\n        label\n        url {\n          urlType\n          value\n        }\n      }\n    }\n  }\n": typeof types.FooterDataFieldsFragmentDoc,
    "\n  fragment FooterDataValues on FooterDataByLocale {\n    nl {\n      ...FooterDataFields\n    }\n    en @include(if: $en) {\n      ...FooterDataFields\n    }\n    fr @include(if: $fr) {\n      ...FooterDataFields\n    }\n  }\n": typeof types.FooterDataValuesFragmentDoc,
    "\n  fragment CookieDataFields on CookieData {\n    title\n    text\n    acceptLabel\n    declineLabel\n  }\n": typeof types.CookieDataFieldsFragmentDoc,
    "\n  fragment CookieDataValues on CookieDataByLocale {\n    nl {\n      ...CookieDataFields\n    }\n    en @include(if: $en) {\n      ...CookieDataFields\n    }\n    fr @include(if: $fr) {\n      ...CookieDataFields\n    }\n  }\n": typeof types.CookieDataValuesFragmentDoc,
    "\n  fragment PlacedBlock on LayoutBlock {\n    __typename\n    ... on BannerBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...BannerDataValues\n        }\n      }\n    }\n    ... on CourseSearchBlock {\n      id\n      block\n      hidden\n      data {\n        ...CourseSearchDataValues\n      }\n    }\n    ... on HomepageOfferBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...HomepageOfferDataValues\n        }\n      }\n    }\n    ... on HomepageUspsBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...HomepageUspsDataValues\n        }\n      }\n    }\n    ... on PromoVideoBlock {\n      id\n      block\n      hidden\n      data {\n        ...PromoVideoDataValues\n      }\n    }\n    ... on CourseListBlock {\n      id\n      block\n      hidden\n      data {\n        ...CourseListDataValues\n      }\n    }\n    ... on CourseCalendarBlock {\n      id\n      block\n      hidden\n      data {\n        ...CourseCalendarDataValues\n      }\n    }\n    ... on CourseDetailBlock {\n      id\n      block\n      hidden\n    }\n    ... on RichTextBlock {\n      id\n      block\n      hidden\n      data {\n        ...RichTextDataValues\n      }\n    }\n    ... on ReviewsBlock {\n      id\n      block\n      hidden\n      data {\n        ...ReviewsDataValues\n      }\n    }\n    ... on FaqBlock {\n      id\n      block\n      hidden\n      data {\n        ...FaqDataValues\n      }\n    }\n    ... on StaffBlock {\n      id\n      block\n      hidden\n      data {\n        ...StaffDataValues\n      }\n    }\n    ... on RoomTypesBlock {\n      id\n      block\n      hidden\n      data {\n        ...RoomTypesDataValues\n      }\n    }\n    ... on TailoredBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...TailoredDataValues\n        }\n      }\n    }\n    ... on NewsletterFormBlock {\n      id\n      block\n      hidden\n      data {\n        ...NewsletterFormDataValues\n      }\n    }\n    ... on ContactFormBlock {\n      id\n      block\n      hidden\n      data {\n        ...ContactFormDataValues\n      }\n    }\n    ... on FooterBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...FooterDataValues\n        }\n      }\n    }\n    ... on CookieBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...CookieDataValues\n        }\n      }\n    }\n  }\n": typeof types.PlacedBlockFragmentDoc,
    "\n  fragment PageDataFields on PageData {\n    title\n    seoDescription\n  }\n": typeof types.PageDataFieldsFragmentDoc,
    "\n  fragment PageDataValues on PageDataByLocale {\n    nl {\n      ...PageDataFields\n    }\n    en @include(if: $en) {\n      ...PageDataFields\n    }\n    fr @include(if: $fr) {\n      ...PageDataFields\n    }\n  }\n": typeof types.PageDataValuesFragmentDoc,
    "\n  fragment CourseContentDataFields on CourseContentData {\n    title\n    seoDescription\n    included\n    includedOnline\n    includedTailored\n    certificate\n    cancellation\n    subsidy\n    contactName\n    contactPhone\n    tailoredContactName\n    tailoredContactPhone\n    terms {\n      urlType\n      value\n    }\n  }\n": typeof types.CourseContentDataFieldsFragmentDoc,
    "\n  fragment CourseContentDataValues on CourseContentDataByLocale {\n    nl {\n      ...CourseContentDataFields\n    }\n    en @include(if: $en) {\n      ...CourseContentDataFields\n    }\n    fr @include(if: $fr) {\n      ...CourseContentDataFields\n    }\n  }\n": typeof types.CourseContentDataValuesFragmentDoc,
    "\n  fragment ContactDataFields on ContactData {\n    title\n    seoDescription\n    address\n    phone\n    email\n    openingHours\n  }\n": typeof types.ContactDataFieldsFragmentDoc,
    "\n  fragment ContactDataValues on ContactDataByLocale {\n    nl {\n      ...ContactDataFields\n    }\n    en @include(if: $en) {\n      ...ContactDataFields\n    }\n    fr @include(if: $fr) {\n      ...ContactDataFields\n    }\n  }\n": typeof types.ContactDataValuesFragmentDoc,
    "\n  query ContentPage($type: String!, $locale: String!, $en: Boolean!, $fr: Boolean!) {\n    staticContent(type: $type, locale: $locale) {\n      __typename\n      ... on HomepageContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on CourseContent {\n        type\n        version\n        data {\n          ...CourseContentDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on AboutContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on CoachingContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on ClassroomsContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on ContactContent {\n        type\n        version\n        data {\n          ...ContactDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on PrivacyContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on DisclaimerContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on NewsletterContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n    }\n  }\n": typeof types.ContentPageDocument,
    "\n  query SlugPage($slug: String!, $locale: String!, $en: Boolean!, $fr: Boolean!) {\n    page(id: $slug, locale: $locale) {\n      _id\n      key\n      title {\n        ...Text\n      }\n      seoDescription {\n        ...Text\n      }\n      slug {\n        nl\n        en\n        fr\n      }\n      layout {\n        ...PlacedBlock\n      }\n    }\n  }\n": typeof types.SlugPageDocument,
    "\n  query Frame($locale: String!, $en: Boolean!, $fr: Boolean!) {\n    publishedStaticContents(types: [\"course\", \"footer\", \"cookie\"], locale: $locale) {\n      __typename\n      ... on CourseContent {\n        layout {\n          __typename\n          ... on FooterBlock {\n            id\n            block\n            hidden\n          }\n          ... on CookieBlock {\n            id\n            block\n            hidden\n          }\n        }\n      }\n      ... on FooterContent {\n        type\n        data {\n          ...FooterDataValues\n        }\n      }\n      ... on CookieContent {\n        type\n        data {\n          ...CookieDataValues\n        }\n      }\n    }\n  }\n": typeof types.FrameDocument,
    "\n  query ArrangedPages {\n    publishedStaticContents(\n      types: [\n        \"homepage\"\n        \"course\"\n        \"about\"\n        \"coaching\"\n        \"classrooms\"\n        \"contact\"\n        \"privacy\"\n        \"disclaimer\"\n        \"newsletter\"\n      ]\n    ) {\n      __typename\n      ... on HomepageContent {\n        type\n        updatedAt\n      }\n      ... on CourseContent {\n        type\n        updatedAt\n      }\n      ... on AboutContent {\n        type\n        updatedAt\n      }\n      ... on CoachingContent {\n        type\n        updatedAt\n      }\n      ... on ClassroomsContent {\n        type\n        updatedAt\n      }\n      ... on ContactContent {\n        type\n        updatedAt\n      }\n      ... on PrivacyContent {\n        type\n        updatedAt\n      }\n      ... on DisclaimerContent {\n        type\n        updatedAt\n      }\n      ... on NewsletterContent {\n        type\n        updatedAt\n      }\n    }\n  }\n": typeof types.ArrangedPagesDocument,
    "\n  query Landings {\n    allLocations { key isOnline name { nl en fr } intro { nl en fr } }\n    allCategories { key name { nl en fr } intro { nl en fr } }\n    filteredCourses(limit: 1) { facets { locations { value count } categories { value count } } }\n  }\n": typeof types.LandingsDocument,
    "\n    mutation AnswerEvaluation($token: String!, $input: NewEvaluation_Input!) {\n      answerEvaluation(token: $token, input: $input) { answeredAt }\n    }\n  ": typeof types.AnswerEvaluationDocument,
    "\n  query Evaluation($token: String!) {\n    provider { email phone }\n    evaluation(token: $token) {\n      isOpen closesAt answeredAt course { nl en fr } schedule { start end } trainer firstName organisation\n      questions { place kind text { nl en fr } }\n      scores { q1 q2 q3 q4 q5 q6 q7 q8 q9 q10 }\n      texts { q1 q2 q3 q4 q5 q6 q7 q8 q9 q10 }\n      review { text shownAs status }\n    }\n  }\n": typeof types.EvaluationDocument,
    "\n    mutation ConfirmNewsletter($input: NewsletterToken_Input!) {\n      confirmNewsletterSubscription(input: $input) { _id }\n    }\n  ": typeof types.ConfirmNewsletterDocument,
    "\n    mutation EndNewsletter($input: NewsletterToken_Input!) {\n      endNewsletterSubscription(input: $input)\n    }\n  ": typeof types.EndNewsletterDocument,
    "\n  query OldSlug($kind: String!, $slug: String!, $locale: String!) {\n    oldSlug(kind: $kind, slug: $slug, locale: $locale) { slug { nl en fr } }\n  }\n": typeof types.OldSlugDocument,
    "\n    mutation OpenPresence($input: DoorCode_Input!) {\n      openPresence(input: $input) { ticket }\n    }\n  ": typeof types.OpenPresenceDocument,
    "\n    mutation SignPresence($ticket: String!, $input: NewPresence_Input!) {\n      signPresence(ticket: $ticket, input: $input) { day }\n    }\n  ": typeof types.SignPresenceDocument,
    "\n  query Presence($ticket: String!) {\n    presence(ticket: $ticket) { course { nl en fr } day half }\n  }\n": typeof types.PresenceDocument,
    "\n    mutation ApproveQuotation($token: String!, $input: QuotationApproval_Input!) {\n      approveQuotation(token: $token, input: $input) { status }\n    }\n  ": typeof types.ApproveQuotationDocument,
    "\n    mutation RefuseQuotation($token: String!, $input: QuotationRefusal_Input!) {\n      refuseQuotation(token: $token, input: $input) { status }\n    }\n  ": typeof types.RefuseQuotationDocument,
    "\n  query OfferedQuotation($token: String!) {\n    provider { name }\n    offeredQuotation(token: $token) {\n      status isOpen date validUntil reason customerRef organisationName vat address zip city country\n      offer {\n        number issuedOn validUntil room date start end persons net vat total\n        lines { description quantity unitPrice amount vatRate }\n      }\n      agreed { room date start end }\n    }\n  }\n": typeof types.OfferedQuotationDocument,
    "\n  mutation SaveRegistrationDraft($session: String!, $input: RegistrationDraftChanges_Input!) {\n    saveRegistrationDraft(session: $session, input: $input) {\n      _id\n      seatsLeft\n      students { _id lacksBirthData }\n    }\n  }\n": typeof types.SaveRegistrationDraftDocument,
    "\n    mutation SaveInvoiceOfDraft($session: String!, $input: RegistrationDraftChanges_Input!, $account: String!,\n      $organisation: OrganisationChanges_Input!, $person: UserChanges_Input!,\n      $isOrganisations: Boolean!, $isPersons: Boolean!) {\n      saveRegistrationDraft(session: $session, input: $input) { _id }\n      updateOrganisation(id: $account, input: $organisation) @include(if: $isOrganisations) { _id }\n      updateUser(id: $account, input: $person) @include(if: $isPersons) { _id }\n    }\n  ": typeof types.SaveInvoiceOfDraftDocument,
    "\n  mutation ConfirmRegistrationDraft($session: String!, $input: DraftConfirmation_Input!) {\n    confirmRegistrationDraft(session: $session, input: $input) { _id }\n  }\n": typeof types.ConfirmRegistrationDraftDocument,
    "\n  mutation KeepPayment($session: String!, $input: RegistrationDraftChanges_Input!) {\n    saveRegistrationDraft(session: $session, input: $input) { _id }\n  }\n": typeof types.KeepPaymentDocument,
    "\n    mutation JoinWaitingList($input: NewWaitingListEntry_Input!) {\n      joinWaitingList(input: $input) { _id }\n    }\n  ": typeof types.JoinWaitingListDocument,
    "\n  fragment JourneyCourse on Course {\n    _id key type price earlyPrice earlyDays groupPrice groupFrom subsidised subsidyTheme\n    title { ...Text }\n    slug { nl en fr }\n    category { key }\n    sessions {\n      _id startDate registrationCount capacity fullyBooked minimum decisionOn decision\n      schedule { start end }\n      location { isOnline name { ...Text } city { ...Text } address addresses { ...Text } zip }\n      language { code name { ...Text } }\n    }\n  }\n": typeof types.JourneyCourseFragmentDoc,
    "\n  query RegisterJourney($id: String!, $session: String!, $isContact: Boolean!, $isStudents: Boolean!,\n    $search: String, $limit: Int, $email: String, $userId: String!, $en: Boolean!, $fr: Boolean!) {\n    course(id: $id) { ...JourneyCourse }\n    registrationDraft(session: $session) @include(if: $isContact) {\n      _id registered hasInvoice seatsLeft net total isPaidOnline paymentMethods payment enterpriseSize isSizeKnown\n      dueOn expiresAt discountCode discountRefusal discount { code unit value combines }\n      prepaidCard prepaidCards { _id number daysLeft daysEach }\n      students { _id firstName lastName email language dateOfBirth birthPlace lacksBirthData }\n      invoice { name address zip city country email vat reference }\n      deadlines { subsidy { apply pay } trainingLeave { request claim isInFlanders } }\n    }\n    students(search: $search, status: \"new,invited,active\", sort: [\"name:ASC\"], limit: $limit) @include(if: $isStudents) {\n      total\n      items { _id firstName lastName email language dateOfBirth birthPlace }\n    }\n    unpaid: registrations(session: $session, status: \"awaiting_payment\", phase: \"todo\", limit: 1)\n      @include(if: $isStudents) {\n      items { _id total expiresAt students { firstName lastName } }\n    }\n    self: students(email: $email, limit: 1) @include(if: $isStudents) {\n      items { _id firstName lastName email language dateOfBirth birthPlace }\n    }\n    staticContent(type: \"course\") @include(if: $isStudents) {\n      ... on CourseContent {\n        data {\n          nl { terms { urlType value } }\n          en @include(if: $en) { terms { urlType value } }\n          fr @include(if: $fr) { terms { urlType value } }\n        }\n      }\n    }\n    me(userId: $userId) @include(if: $isStudents) {\n      firstName lastName email emailVerified isPrivatePerson address zip city country\n      organisation { address zip city country }\n    }\n  }\n": typeof types.RegisterJourneyDocument,
    "\n  query SeatsNow($id: String!) {\n    course(id: $id) { sessions { _id registrationCount capacity fullyBooked } }\n  }\n": typeof types.SeatsNowDocument,
    "\n  query WaitingList($id: String!, $session: String!, $en: Boolean!, $fr: Boolean!) {\n    course(id: $id) { ...JourneyCourse }\n    registrationDraft(session: $session) {\n      invoice { zip }\n      deadlines { subsidy { apply } }\n      seatsLeft\n      students { _id firstName lastName }\n    }\n    waitingListEntries(session: $session, status: \"waiting,offered\", limit: 100) {\n      items { _id status place seats offeredUntil students { _id firstName lastName } }\n    }\n  }\n": typeof types.WaitingListDocument,
    "\n  query Waiting($userId: String!) {\n    waiting(userId: $userId) { registrationsToPay bookingsToPay quotationsToAnswer invoicesToPay requestsToDecide }\n  }\n": typeof types.WaitingDocument,
    "\n  query RoomRequest($from: String!, $to: String!, $userId: String!, $isContact: Boolean!, $en: Boolean!, $fr: Boolean!) {\n    allRoomTypes(sort: [\"sequence:ASC\"]) {\n      _id key capacity configurations wheelchairAccess pcRoom whiteboard priceHalfDay priceFullDay\n      name { ...Text }\n    }\n    roomAvailability(from: $from, to: $to) { roomType date dayPart state }\n    provider { street { ...Text } zip city { ...Text } }\n    me(userId: $userId) @include(if: $isContact) {\n      firstName lastName email phone\n      organisation { name reference }\n    }\n  }\n": typeof types.RoomRequestDocument,
    "\n  query RoomWeek($from: String!, $to: String!) {\n    roomAvailability(from: $from, to: $to) { roomType date dayPart state }\n  }\n": typeof types.RoomWeekDocument,
    "\n    mutation RequestRoom($input: NewBooking_Input!, $key: String!) {\n      createBooking(input: $input, Idempotency_Key: $key) { date dayPart roomType }\n    }\n  ": typeof types.RequestRoomDocument,
    "\n  mutation ChooseSession($token: String!, $input: NewSessionChoice_Input!) {\n    chooseSession(token: $token, input: $input) { status }\n  }\n": typeof types.ChooseSessionDocument,
    "\n  fragment ChoiceSession on Session {\n    _id minimum decisionOn decision\n    schedule { start end }\n    location { isOnline name { nl en fr } city { nl en fr } }\n    language { name { nl en fr } }\n  }\n": typeof types.ChoiceSessionFragmentDoc,
    "\n  query SessionChoice($token: String!) {\n    sessionChoice(token: $token) {\n      status isOpen until seats refund offered\n      session { schedule { start end } course { key slug { nl en fr } title { nl en fr } } }\n      sessions { ...ChoiceSession }\n    }\n  }\n": typeof types.SessionChoiceDocument,
    "\n  query Offer($page: Int!) {\n    filteredCourses(limit: 999, page: $page, facets: false) {\n      total\n      items {\n        _id\n        slug { nl en fr }\n        updatedAt\n        category { key name { nl en fr } }\n        locations { key name { nl en fr } }\n      }\n    }\n  }\n": typeof types.OfferDocument,
    "\n  query Sitemap {\n    pages(limit: 999) {\n      items {\n        slug { nl en fr }\n        updatedAt\n      }\n    }\n  }\n": typeof types.SitemapDocument,
    "\n  mutation AnswerTrainerRequest($token: String!, $input: TrainerAnswer_Input!) {\n    answerTrainerRequest(token: $token, input: $input) { status }\n  }\n": typeof types.AnswerTrainerRequestDocument,
    "\n  query AskedSession($token: String!) {\n    provider { phone }\n    askedSession(token: $token) {\n      status isOpen trainer room\n      session {\n        schedule { start end }\n        course { key category title { nl en fr } }\n        language { name { nl en fr } }\n        location { name { nl en fr } address addresses { nl en fr } zip city { nl en fr } isOnline }\n      }\n    }\n  }\n": typeof types.AskedSessionDocument,
    "\n  fragment ShownDoor on TrainerDoor {\n    course { nl en fr } day half code changesAt address isToCome\n    qrCode { side path }\n    participants { _id firstName lastName present signedAt trainerSignedAt }\n  }\n": typeof types.ShownDoorFragmentDoc,
    "\n  query TrainerDoor($token: String!, $day: String!, $half: String!) {\n    provider { phone }\n    trainerDoor(token: $token, day: $day, half: $half) { ...ShownDoor }\n  }\n": typeof types.TrainerDoorDocument,
    "\n    mutation SignTaught($token: String!, $input: NewTaughtHalf_Input!) {\n      signTaught(token: $token, input: $input) { day }\n    }\n  ": typeof types.SignTaughtDocument,
    "\n    mutation AddMaterial($token: String!, $input: AddTaughtFiles_Input!) {\n      addTaughtFiles(token: $token, input: $input) { _id }\n    }\n  ": typeof types.AddMaterialDocument,
    "\n    mutation RenameMaterial($token: String!, $id: String!, $input: SessionFileName_Input!) {\n      renameTaughtFile(token: $token, id: $id, input: $input) { _id }\n    }\n  ": typeof types.RenameMaterialDocument,
    "\n    mutation RemoveMaterial($token: String!, $id: String!) {\n      removeTaughtFile(token: $token, id: $id)\n    }\n  ": typeof types.RemoveMaterialDocument,
    "\n  query MaterialOpens($token: String!) {\n    trainerSession(token: $token) { _id }\n  }\n": typeof types.MaterialOpensDocument,
    "\n      query Material($token: String!) {\n        trainerSession(token: $token) { session { course { key category title { nl en fr } } } }\n        taughtFiles(token: $token) { _id name size by createdAt isOwn }\n      }\n    ": typeof types.MaterialDocument,
    "\n    mutation WriteTaught($token: String!, $input: NewTrainerMessage_Input!, $key: String!) {\n      writeTaught(token: $token, input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": typeof types.WriteTaughtDocument,
    "\n    mutation SendTaught($token: String!, $id: String!, $input: MessageSending_Input!) {\n      sendTaught(token: $token, id: $id, input: $input) { _id }\n    }\n  ": typeof types.SendTaughtDocument,
    "\n      query TaughtMessage($token: String!, $look: String!, $isShown: Boolean!) {\n        trainerSession(token: $token) { session { course { key category title { nl en fr } } } }\n        trainerMessages(token: $token) {\n          total left languages { language count } sent { _id subject { nl en fr } sentAt total }\n        }\n        trainerMessage(token: $token, id: $look) @include(if: $isShown) {\n          _id state sentAt total mailed shown subject { nl en fr } text { nl en fr }\n          languages { language count } leftOut { name why } previews { language subject text }\n        }\n      }\n    ": typeof types.TaughtMessageDocument,
    "\n  fragment TaughtSession on TrainerSession {\n    _id trainer isOfAccount panelUrl markedAt endsAt room onlineLink contact\n    bring { nl en fr } directions { nl en fr } parking { nl en fr }\n    session {\n      schedule { start end }\n      course { key category title { nl en fr } }\n      language { name { nl en fr } }\n      location { isOnline address addresses { nl en fr } zip name { nl en fr } city { nl en fr } }\n    }\n    halves { day half }\n    participants {\n      _id firstName lastName organisation\n      days { day present morning afternoon }\n      marks { _id day half present madeAt by }\n    }\n  }\n": typeof types.TaughtSessionFragmentDoc,
    "\n  mutation NoteTaught($token: String!, $input: NewMarks_Input!) {\n    markTaught(token: $token, input: $input) { refused session { ...TaughtSession } }\n  }\n": typeof types.NoteTaughtDocument,
    "\n  query TrainerSession($token: String!) {\n    provider { phone }\n    trainerSession(token: $token) { ...TaughtSession }\n  }\n": typeof types.TrainerSessionDocument,
    "\n    mutation GradeTaught($token: String!, $input: TaughtResult_Input!) {\n      gradeTaught(token: $token, input: $input) { _id }\n    }\n  ": typeof types.GradeTaughtDocument,
    "\n      query TaughtResults($token: String!) {\n        trainerSession(token: $token) {\n          session { course { key category title { nl en fr } } }\n          participants { _id firstName lastName organisation result { score maximum passed } }\n        }\n      }\n    ": typeof types.TaughtResultsDocument,
    "\n    mutation VerifyEmail($token: String!) {\n      verifyEmail(token: $token) { waits }\n    }\n  ": typeof types.VerifyEmailDocument,
    "\n  query VerifiedCertificate($code: String!) {\n    verifiedCertificate(code: $code) {\n      code firstName lastName course duration firstDay lastDay days issuedOn supplier\n    }\n  }\n": typeof types.VerifiedCertificateDocument,
    "\n    mutation PayRegistration($input: PaymentRequest_Input!) {\n      createRegistrationPayment(input: $input) { redirectUrl }\n    }\n  ": typeof types.PayRegistrationDocument,
    "\n    mutation PayBooking($input: PaymentRequest_Input!) { createBookingPayment(input: $input) { redirectUrl } }\n  ": typeof types.PayBookingDocument,
    "\n    mutation AcceptSeatOffer($id: String!) {\n      acceptSeatOffer(id: $id) { session { _id course { _id } } }\n    }\n  ": typeof types.AcceptSeatOfferDocument,
    "\n  fragment StatementContent on AccountStatement {\n    customer opening open credit\n    lines { _id day kind number reference amount balance }\n  }\n": typeof types.StatementContentFragmentDoc,
    "\n  query EInvoiceReceiver($number: String!) {\n    eInvoiceReceiver(number: $number) { canReceive }\n  }\n": typeof types.EInvoiceReceiverDocument,
    "\n  fragment Text on LocalizedText {\n    nl\n    en @include(if: $en)\n    fr @include(if: $fr)\n  }\n": typeof types.TextFragmentDoc,
    "\n  fragment Picture on Picture {\n    url\n    width\n    height\n    focalX\n    focalY\n    alternativeText { ...Text }\n  }\n": typeof types.PictureFragmentDoc,
    "\n  fragment CourseCard on CourseSummary {\n    _id\n    key\n    type\n    days\n    price\n    subsidised\n    title { ...Text }\n    slug { ...Text }\n    summary { ...Text }\n    category { key name { ...Text } }\n    locations { key name { ...Text } }\n    languages { code }\n    nextSession { startDate seatsLeft location { name { ...Text } } language { code name { ...Text } } }\n  }\n": typeof types.CourseCardFragmentDoc,
    "\n  query Me($userId: String!) {\n    me(userId: $userId) {\n      _id\n      email\n      username\n      firstName\n      lastName\n      phone\n      language\n      role\n      active\n      approval\n      allowMarketing\n      isPrivatePerson\n      organisation { _id name vat address zip city country reference }\n      contact { roles }\n      student { _id status dateOfBirth birthPlace }\n      trainer { _id name }\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation CheckEmail($input: UserCheck_Input!) {\n    validateUser(input: $input) { isPrivatePerson organisation { _id } }\n  }\n": typeof types.CheckEmailDocument,
    "\n  mutation Register($input: NewUser_Input!) {\n    createUser(input: $input) { approval }\n  }\n": typeof types.RegisterDocument,
    "\n    mutation Login($input: Credentials_Input!) {\n      login(input: $input) { token { accessToken refreshToken } user { role } }\n    }\n  ": typeof types.LoginDocument,
    "\n  fragment PriceLines on Registration {\n    vat total\n    priceLines { kind amount participants each days from code percent card }\n  }\n": typeof types.PriceLinesFragmentDoc,
};
const documents: Documents = {
    "\n  query BannerBlock($ids: [String]!, $en: Boolean!, $fr: Boolean!) {\n    pictures(ids: $ids) { ...Picture }\n  }\n": types.BannerBlockDocument,
    "\n    mutation SendContactMessage($input: NewContact_Input!, $key: String!) {\n      createContact(input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": types.SendContactMessageDocument,
    "\n  query CourseCalendarBlock($en: Boolean!, $fr: Boolean!, $month: String!) {\n    filteredCourses(limit: 1) {\n      facets { months { value count } }\n    }\n    plannedSessions(month: $month, limit: 300) {\n      total\n      items {\n        _id\n        startDate\n        location { name { ...Text } }\n        language { code name { ...Text } }\n        registrationCount\n        capacity\n        plannedCourse { title { ...Text } slug { ...Text } days }\n      }\n    }\n  }\n": types.CourseCalendarBlockDocument,
    "\n  fragment CourseCommon on CourseContentData {\n    included\n    includedOnline\n    includedTailored\n    certificate\n    cancellation\n    subsidy\n    contactName\n    contactPhone\n    tailoredContactName\n    tailoredContactPhone\n  }\n": types.CourseCommonFragmentDoc,
    "\n  query CourseDetailBlock($slug: String!, $locale: String!, $en: Boolean!, $fr: Boolean!) {\n    course(id: $slug, locale: $locale) {\n      _id\n      key\n      type\n      days\n      price\n      earlyPrice\n      earlyDays\n      groupPrice\n      groupFrom\n      subsidised\n      subsidyTheme\n      trainingDatabaseNumber\n      groupSize\n      title { ...Text }\n      slug { nl en fr }\n      summary { ...Text }\n      description { ...Text }\n      audience { ...Text }\n      outcomes { ...Text }\n      programme {\n        title { ...Text }\n        text { ...Text }\n      }\n      included { ...Text }\n      certificate { ...Text }\n      banner { ...Picture }\n      category { key name { ...Text } }\n      themes { key name { ...Text } }\n      languages { code name { ...Text } }\n      locations { key isOnline address addresses { ...Text } zip name { ...Text } city { ...Text } }\n      trainers {\n        _id\n        name\n        bio { ...Text }\n        avatar { ...Picture }\n      }\n      sessions {\n        _id\n        startDate\n        endDate\n        duration\n        schedule { start end }\n        location { isOnline name { ...Text } city { ...Text } address addresses { ...Text } zip }\n        language { code name { ...Text } }\n        registrationCount\n        capacity\n        fullyBooked\n        minimum\n        decisionOn\n        decision\n      }\n      reviews {\n        items {\n          _id\n          name\n          score\n          language\n          role { ...Text }\n          text { ...Text }\n        }\n      }\n      related {\n        items { ...CourseCard }\n      }\n    }\n    staticContent(type: \"course\") {\n      ... on CourseContent {\n        data {\n          nl { ...CourseCommon }\n          en @include(if: $en) { ...CourseCommon }\n          fr @include(if: $fr) { ...CourseCommon }\n        }\n      }\n    }\n  }\n": types.CourseDetailBlockDocument,
    "\n  query CourseListBlock(\n    $en: Boolean!\n    $fr: Boolean!\n    $catalogue: Boolean!\n    $searched: Boolean!\n    $locale: String\n    $search: String\n    $types: [String]\n    $categories: [String]\n    $themes: [String]\n    $locations: [String]\n    $languages: [String]\n    $months: [String]\n    $durations: [String]\n    $showOnHomePage: Boolean\n    $sort: String\n    $page: Int\n    $limit: Int\n  ) {\n    filteredCourses(\n      locale: $locale\n      search: $search\n      types: $types\n      categories: $categories\n      themes: $themes\n      locations: $locations\n      languages: $languages\n      months: $months\n      durations: $durations\n      showOnHomePage: $showOnHomePage\n      facets: $catalogue\n      sort: $sort\n      page: $page\n      limit: $limit\n    ) {\n      total\n      page\n      limit\n      corrected\n      items {\n        ...CourseCard\n      }\n      facets @include(if: $catalogue) {\n        types { ...FacetValue }\n        categories { ...FacetValue name { nl en fr } }\n        themes { ...FacetValue }\n        locations { ...FacetValue name { nl en fr } }\n        languages { ...FacetValue }\n        months { ...FacetValue }\n        durations { ...FacetValue }\n      }\n    }\n    siteSearch(locale: $locale, search: $search) @include(if: $searched) {\n      key\n      kind\n      title\n      text\n      path\n      titled\n    }\n  }\n": types.CourseListBlockDocument,
    "\n  fragment FacetValue on FacetValue {\n    value\n    count\n    name { ...Text }\n  }\n": types.FacetValueFragmentDoc,
    "\n  query CourseSuggestions($search: String!, $locale: String!, $limit: Int!, $en: Boolean!, $fr: Boolean!) {\n    filteredCourses(search: $search, locale: $locale, limit: $limit, facets: false) {\n      total\n      corrected\n      items {\n        title { ...Text }\n        slug { ...Text }\n        category { name { ...Text } }\n      }\n    }\n  }\n": types.CourseSuggestionsDocument,
    "\n  query FaqBlock($en: Boolean!, $fr: Boolean!, $subject: String) {\n    faqs(limit: 999, sort: [\"sequence:ASC\"], subject: $subject) {\n      items {\n        _id\n        question { ...Text }\n        answer { ...Text }\n      }\n    }\n  }\n": types.FaqBlockDocument,
    "\n  query FooterBlock($en: Boolean!, $fr: Boolean!) {\n    provider { name vat register { ...Text } openingHours { ...Text } }\n  }\n": types.FooterBlockDocument,
    "\n    mutation SubscribeToNewsletter($input: NewNewsletterSubscription_Input!, $key: String!) {\n      createNewsletterSubscription(input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": types.SubscribeToNewsletterDocument,
    "\n  query ReviewsBlock($limit: Int!, $en: Boolean!, $fr: Boolean!) {\n    reviews(limit: $limit, sort: [\"score:DESC\"]) {\n      total\n      items {\n        _id\n        name\n        score\n        language\n        role { ...Text }\n        text { ...Text }\n      }\n    }\n  }\n": types.ReviewsBlockDocument,
    "\n  query RichTextBlock($ids: [String]!, $en: Boolean!, $fr: Boolean!) {\n    pictures(ids: $ids) {\n      url\n      alternativeText { ...Text }\n    }\n  }\n": types.RichTextBlockDocument,
    "\n  query RoomTypesBlock($en: Boolean!, $fr: Boolean!) {\n    allRoomTypes(sort: [\"sequence:ASC\"]) {\n      _id\n      key\n      name { ...Text }\n      description { ...Text }\n      capacity\n      surface\n      configurations\n      wheelchairAccess\n      pcRoom\n      whiteboard\n      priceHalfDay\n      priceFullDay\n      picture { ...Picture }\n    }\n  }\n": types.RoomTypesBlockDocument,
    "\n  query StaffBlock($en: Boolean!, $fr: Boolean!) {\n    allStaffMembers {\n      _id\n      name\n      email\n      role { ...Text }\n      bio { ...Text }\n      avatar { ...Picture }\n    }\n  }\n": types.StaffBlockDocument,
    "\n  query TailoredBlock($en: Boolean!, $fr: Boolean!) {\n    filteredCourses(types: [\"TAILORED\"], limit: 999, facets: false) {\n      items {\n        _id\n        title { ...Text }\n      }\n    }\n  }\n": types.TailoredBlockDocument,
    "\n    query ActivityList(\n      $page: Int!, $limit: Int!, $sort: [String], $locale: String, $kind: String, $actor: String, $by: String, $subject: String,\n      $at: String\n    ) {\n      activities(\n        page: $page, limit: $limit, sort: $sort, locale: $locale, kind: $kind, actor: $actor, by: $by, subject: $subject,\n        at: $at\n      ) {\n        total\n        items {\n          _id at by actor kind isCreditNote event subject target targetId\n          differences { field before after beforePicture afterPicture }\n        }\n      }\n    }\n  ": types.ActivityListDocument,
    "\n    mutation ImportBankFile($input: ImportBankFile_Input!) {\n      importBankFile(input: $input) { added }\n    }\n  ": types.ImportBankFileDocument,
    "\n    mutation AgreeToBankTransaction($id: String!, $input: BankSettling_Input!) {\n      settleBankTransaction(id: $id, input: $input) { _id }\n    }\n  ": types.AgreeToBankTransactionDocument,
    "\n    mutation PutBankTransactionAside($id: String!, $input: BankIgnoring_Input!) {\n      ignoreBankTransaction(id: $id, input: $input) { _id }\n    }\n  ": types.PutBankTransactionAsideDocument,
    "\n    mutation ReopenBankTransaction($id: String!) {\n      reopenBankTransaction(id: $id) { _id }\n    }\n  ": types.ReopenBankTransactionDocument,
    "\n    query BankList(\n      $page: Int!, $limit: Int!, $sort: [String], $search: String, $state: String, $statement: String, $bookedOn: String\n    ) {\n      bankTransactions(\n        page: $page, limit: $limit, sort: $sort, search: $search, state: $state, statement: $statement, bookedOn: $bookedOn\n      ) {\n        total\n        items {\n          _id bookedOn amount counterpartyName reference text state reason note\n          parts { invoice number customer amount owed }\n        }\n      }\n      bankStatements(limit: 5) {\n        items { _id format number closedOn movements waiting open gap }\n      }\n    }\n  ": types.BankListDocument,
    "\n  query PanelBank($id: String!) {\n    bankTransaction(id: $id) {\n      _id bookedOn amount counterpartyName counterpartyIban reference text bankReference state reason payer receipt\n      decidedBy decidedAt note\n      parts { invoice number customer amount owed }\n      openInvoices { _id number customer owed dueOn }\n    }\n  }\n": types.PanelBankDocument,
    "\n    mutation SettleBankTransaction($id: String!, $input: BankSettling_Input!) {\n      settleBankTransaction(id: $id, input: $input) { _id }\n    }\n  ": types.SettleBankTransactionDocument,
    "\n    mutation IgnoreBankTransaction($id: String!, $input: BankIgnoring_Input!) {\n      ignoreBankTransaction(id: $id, input: $input) { _id }\n    }\n  ": types.IgnoreBankTransactionDocument,
    "\n      query PanelBooks($year: String!, $per: String!, $vatOn: String!) {\n        bookTotals(year: $year, per: $per, vatOn: $vatOn) {\n          periods { period invoiced credited received refunded open vat { rate net vat } }\n          total { period invoiced credited received refunded open vat { rate net vat } }\n        }\n        books { checkedAt isInAgreement differences { rule unit subject id number whose expected found } }\n      }\n    ": types.PanelBooksDocument,
    "\n    mutation StartBulkAct($id: String!, $input: BulkStart_Input!) {\n      startBulkAct(id: $id, input: $input) { _id }\n    }\n  ": types.StartBulkActDocument,
    "\n      query BulkActPage($id: String!, $price: Int, $session: String, $reason: String, $all: Boolean) {\n        bulkAct(id: $id) {\n          _id act state author startedAt total participants possible ended done credit refund kept invoices owed price movesTo\n          reason sessions { _id startDate place { nl en fr } taken capacity }\n          refused { registration customer course { nl en fr } startDate why }\n        }\n        bulkActMails(id: $id, price: $price, session: $session, reason: $reason, all: $all) { rehearsed mails { ...ExpectedMails } }\n      }\n    ": types.BulkActPageDocument,
    "\n  query ContentStates {\n    staticContentStates {\n      items { ...ContentState }\n    }\n  }\n": types.ContentStatesDocument,
    "\n  fragment ContentState on StaticContentState {\n    type page title { nl en fr } slug { nl en fr } version isPublished updatedAt author\n    languages { locale state missing }\n  }\n": types.ContentStateFragmentDoc,
    "\n    mutation UnpublishPage($type: String!) {\n      unpublishPage(type: $type)\n    }\n  ": types.UnpublishPageDocument,
    "\n    mutation RemovePage($type: String!) {\n      removePage(type: $type)\n    }\n  ": types.RemovePageDocument,
    "\n    query Contents($removed: String!, $isRemoving: Boolean!) {\n      staticContentStates {\n        items { ...ContentState }\n      }\n      staticContentLinks(type: $removed) @include(if: $isRemoving) {\n        items { type title { nl en fr } block locales }\n      }\n    }\n  ": types.ContentsDocument,
    "\n    mutation NewPage($input: NewPageDraft_Input!) {\n      createPageDraft(input: $input) { type }\n    }\n  ": types.NewPageDocument,
    "\n  query PublishingPlans {\n    publishingPlans {\n      items { ...Plan }\n    }\n  }\n": types.PublishingPlansDocument,
    "\n  query PublishingPlan($id: String!) {\n    publishingPlan(id: $id) { ...Plan }\n  }\n": types.PublishingPlanDocument,
    "\n  fragment Plan on PublishingPlan {\n    _id at status reason locales author settledAt\n    documents { type version newest published title { nl en fr } }\n  }\n": types.PlanFragmentDoc,
    "\n    mutation PlanPublishing($input: NewPublishingPlan_Input!) {\n      planPublishing(input: $input) { _id }\n    }\n  ": types.PlanPublishingDocument,
    "\n    mutation ChangePublishingPlan($id: String!, $input: PublishingPlanChanges_Input!) {\n      changePublishingPlan(id: $id, input: $input) { _id }\n    }\n  ": types.ChangePublishingPlanDocument,
    "\n    mutation WithdrawPublishingPlan($id: String!) {\n      withdrawPublishingPlan(id: $id) { _id }\n    }\n  ": types.WithdrawPublishingPlanDocument,
    "\n  query ContentPreviews($type: String!) {\n    previews(type: $type) {\n      items { _id status address author createdAt expiresAt revokedAt revokedBy }\n    }\n    staticContentDraft(type: $type) { blocks { id data } }\n  }\n": types.ContentPreviewsDocument,
    "\n    mutation CreatePreview($type: String!, $input: NewPreview_Input!) {\n      createPreview(type: $type, input: $input) { __typename }\n    }\n  ": types.CreatePreviewDocument,
    "\n    mutation RevokePreview($type: String!, $id: String!) {\n      revokePreview(type: $type, id: $id)\n    }\n  ": types.RevokePreviewDocument,
    "\n  fragment Checked on ContentCheck {\n    findings { severity kind blockId block locale path field value }\n  }\n": types.CheckedFragmentDoc,
    "\n  fragment DraftToPublish on StaticContentDraft {\n    ...EditedDraft\n    published\n  }\n": types.DraftToPublishFragmentDoc,
    "\n    mutation PublishTogether($input: StaticContentsPublish_Input!) {\n      publishTogether(input: $input) { documents { type } }\n    }\n  ": types.PublishTogetherDocument,
    "\n  query ContentVersions($type: String!, $version: Int!, $hasVersion: Boolean!) {\n    staticContentVersions(type: $type) {\n      items { version state author createdAt publishedAt }\n    }\n    staticContentDraft(type: $type) { blocks { id data } }\n    staticContentChanges(type: $type, version: $version) @include(if: $hasVersion) {\n      items { kind blockId block locale path before after }\n    }\n  }\n": types.ContentVersionsDocument,
    "\n    mutation RestoreContent($type: String!, $version: Int!) {\n      restoreStaticContent(type: $type, version: $version) { __typename }\n    }\n  ": types.RestoreContentDocument,
    "\n  fragment CourseLinks on Query {\n    courseChoices { themes { _id name { nl en fr } } trainers { _id name } }\n    allCategories { _id name { nl en fr } }\n    allLocations { _id name { nl en fr } }\n    allLanguages { _id name { nl en fr } }\n    media(page: 1, limit: 24) { items { _id name url } }\n  }\n": types.CourseLinksFragmentDoc,
    "\n  query CourseToWrite($id: String!) {\n    course(id: $id) {\n      _id type days price earlyPrice earlyDays groupPrice groupFrom subsidised subsidyTheme groupSize trainingDatabaseNumber showOnHomePage updatedAt\n      title { nl en fr } slug { nl en fr } summary { nl en fr } description { nl en fr } audience { nl en fr }\n      outcomes { nl en fr } included { nl en fr } certificate { nl en fr } bring { nl en fr }\n      programme { title { nl en fr } text { nl en fr } }\n      category { _id } themes { _id } locations { _id } languages { _id } trainers { _id }\n    }\n    deskCourses(_id: $id, limit: 1) { items { banner sessions missing { en fr } } }\n    courseHistory(id: $id) { to about session at by }\n    ...CourseLinks\n  }\n": types.CourseToWriteDocument,
    "\n  query NewCoursePage {\n    ...CourseLinks\n  }\n": types.NewCoursePageDocument,
    "\n  mutation ChangeCourse($id: String!, $input: CourseChanges_Input!) {\n    updateCourse(id: $id, input: $input) { _id }\n  }\n": types.ChangeCourseDocument,
    "\n    mutation AddCourse($input: NewCourse_Input!) {\n      createCourse(input: $input) { _id }\n    }\n  ": types.AddCourseDocument,
    "\n    query CourseDesk(\n      $page: Int!, $limit: Int!, $sort: [String], $locale: String, $search: String, $type: String, $category: String,\n      $complete: String, $sessions: String\n    ) {\n      deskCourses(\n        page: $page, limit: $limit, sort: $sort, locale: $locale, search: $search, type: $type, category: $category,\n        complete: $complete, sessions: $sessions\n      ) {\n        total\n        items { _id title { nl en fr } type category { nl en fr } price sessions missing { en fr } updatedAt }\n      }\n      allCategories { key name { nl en fr } }\n    }\n  ": types.CourseDeskDocument,
    "\n    query CustomerList($page: Int!, $limit: Int!, $sort: [String], $search: String, $kind: String, $state: String) {\n      customers(page: $page, limit: $limit, sort: $sort, search: $search, kind: $kind, state: $state) {\n        total\n        items { _id kind name email about state createdAt }\n      }\n    }\n  ": types.CustomerListDocument,
    "\n    mutation SellPrepaidCard($input: NewPrepaidCard_Input!, $key: String) {\n      sellPrepaidCard(input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": types.SellPrepaidCardDocument,
    "\n  query PanelCustomer($id: String!, $isDesk: Boolean!) {\n    customer(id: $id) {\n      _id kind name email emailVerified phone vat enterpriseNumber receivesEInvoices address zip city language state createdAt participants\n      people { _id name email roles approval active }\n      organisations { _id name roles approval }\n      registrations { _id status course { nl en fr } startDate participants session }\n      invoices { _id number status issuedOn dueOn total creditOf }\n      bookings { _id status date persons }\n      mails { _id to subject createdAt sentAt }\n      messages { _id subject createdAt handled }\n      history { to at by about }\n    }\n    accountStatement(id: $id) {\n      open credit\n      openInvoices { _id number dueOn owed }\n      credits { _id receivedOn reference rest }\n    }\n    prepaidCards(customer: $id, limit: 50) {\n      items {\n        _id number days daysLeft total validUntil state boughtOn\n        invoice { _id number }\n        uses { registration days startDate course { nl en fr } }\n      }\n    }\n    notes(subject: \"customer\", id: $id) { ...NoteLine }\n    deskMessages(customer: $id) @include(if: $isDesk) { ...WrittenLine }\n    doubles(customer: $id) {\n      items { kind why kept { _id name } dropped { _id name } }\n    }\n  }\n": types.PanelCustomerDocument,
    "\n    mutation SetActive($id: String!, $active: Boolean!) {\n      updateUser(id: $id, input: { active: $active }) { _id }\n    }\n  ": types.SetActiveDocument,
    "\n    mutation DecideApplicant($id: String!, $input: ApprovalDecision_Input!) {\n      decideApproval(id: $id, input: $input) { _id }\n    }\n  ": types.DecideApplicantDocument,
    "\n    mutation SetContactRoles($id: String!, $userId: String!, $input: OrganisationContactChanges_Input!) {\n      updateOrganisationContact(id: $id, userId: $userId, input: $input) { _id }\n    }\n  ": types.SetContactRolesDocument,
    "\n  query CustomerStatement($id: String!, $from: String, $until: String) {\n    accountStatement(id: $id, from: $from, until: $until) { ...StatementContent }\n  }\n": types.CustomerStatementDocument,
    "\n    mutation PanelApproval($id: String!, $input: ApprovalDecision_Input!) {\n      decideApproval(id: $id, input: $input) { _id }\n    }\n  ": types.PanelApprovalDocument,
    "\n    mutation HandleDeskMessage($id: String!, $input: ContactChanges_Input!) {\n      updateContact(id: $id, input: $input) { _id }\n    }\n  ": types.HandleDeskMessageDocument,
    "\n    mutation PublishDeskReview($id: String!, $input: ReviewDecision_Input!) {\n      decideEvaluationReview(id: $id, input: $input) { status }\n    }\n  ": types.PublishDeskReviewDocument,
    "\n    mutation SettleDeskCredit($id: String!) {\n      updateInvoice(id: $id, input: { status: paid }) { _id }\n    }\n  ": types.SettleDeskCreditDocument,
    "\n    mutation PassDeskInvoice($id: String!) {\n      sendEInvoice(id: $id) { receiver }\n    }\n  ": types.PassDeskInvoiceDocument,
    "\n    mutation WithdrawDeskQuotation($id: String!, $input: BookingChanges_Input!) {\n      updateBooking(id: $id, input: $input) { _id }\n    }\n  ": types.WithdrawDeskQuotationDocument,
    "\n    mutation ConfirmSession($id: String!) {\n      confirmSession(id: $id) { _id }\n    }\n  ": types.ConfirmSessionDocument,
    "\n    mutation CancelSession($id: String!) {\n      cancelSession(id: $id) { _id }\n    }\n  ": types.CancelSessionDocument,
    "\n    mutation RemindChoice($id: String!) {\n      remindChoice(id: $id) { isReminded }\n    }\n  ": types.RemindChoiceDocument,
    "\n    mutation RemindTrainers($id: String!) {\n      remindTrainers(id: $id) { reminded }\n    }\n  ": types.RemindTrainersDocument,
    "\n    mutation OpenTaughtSession($id: String!) {\n      openTaughtSession(id: $id) { path }\n    }\n  ": types.OpenTaughtSessionDocument,
    "\n  fragment Unprepared on PlannedSession {\n    _id startDate registrationCount plannedCourse { title { nl en fr } } location { name { nl en fr } }\n  }\n": types.UnpreparedFragmentDoc,
    "\n  fragment ReturnedCredit on Invoice {\n    _id number issuedOn total creditOf customer { name }\n  }\n": types.ReturnedCreditFragmentDoc,
    "\n  fragment PassedOn on Invoice {\n    _id number issuedOn creditOf customer { name }\n  }\n": types.PassedOnFragmentDoc,
    "\n  fragment OvertakenQuotation on Booking {\n    _id firstName lastName organisationName date dayPart offer { number }\n  }\n": types.OvertakenQuotationFragmentDoc,
    "\n  fragment LostMail on Mail {\n    _id to subject createdAt sentAt\n  }\n": types.LostMailFragmentDoc,
    "\n  fragment WaitingReview on EvaluationReview {\n    _id text course { nl en fr } createdAt\n  }\n": types.WaitingReviewFragmentDoc,
    "\n  query PanelToday(\n    $until: String!, $today: String!, $rooms: String!, $links: String!, $limit: Int!, $latest: Int!, $locale: String, $day: String!\n    $answered: String!, $hasAnswered: Boolean!, $published: String!, $hasPublished: Boolean!\n    $resent: String!, $hasResent: Boolean!, $returned: String!, $hasReturned: Boolean!, $passed: String!, $hasPassed: Boolean!\n    $withdrawn: String!, $hasWithdrawn: Boolean!\n    $isDesk: Boolean!, $isFinance: Boolean!, $isRooms: Boolean!, $isOffice: Boolean!, $isEditor: Boolean!, $isReviewer: Boolean!\n    $isHouse: Boolean!, $isTrainer: Boolean!, $ahead: String!\n    $asked: String!, $act: String!, $isAsked: Boolean!\n  ) {\n    taughtSessions @include(if: $isTrainer) {\n      _id title { nl en fr } place { nl en fr } room end participants toGrade\n      hours { start end }\n      toNote { day half }\n    }\n    trainerCalendar(from: $day, to: $ahead) @include(if: $isTrainer) {\n      _id absences { _id fromDay untilDay fromTime untilTime }\n    }\n    requests: bookings(status: \"new\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isRooms) {\n      total\n      items { _id firstName lastName organisationName persons date dayPart configuration catering createdAt }\n    }\n    quotations: bookings(\n      status: \"waiting_for_customer\", offerValidUntil: $until, sort: [\"offerValidUntil:ASC\"], limit: $limit\n    ) @include(if: $isRooms) {\n      total\n      items { _id firstName lastName organisationName persons date dayPart phone offerValidUntil offer { number total } }\n    }\n    overtaken: bookings(isOvertaken: \"true\", sort: [\"date:ASC\"], limit: $limit) @include(if: $isRooms) {\n      total\n      items { ...OvertakenQuotation }\n    }\n    withdrawn: bookings(_id: $withdrawn, status: \"canceled\", limit: $limit) @include(if: $hasWithdrawn) {\n      total\n      items { ...OvertakenQuotation }\n    }\n    approvals @include(if: $isDesk) { _id firstName lastName email organisation { _id name } createdAt }\n    undecided: plannedSessions(\n      toDecide: \"true\", decisionOn: $until, sort: [\"startDate:ASC\"], limit: $limit\n    ) @include(if: $isDesk) {\n      total\n      items {\n        _id startDate decisionOn minimum registrationCount plannedCourse { title { nl en fr } }\n        location { name { nl en fr } }\n      }\n    }\n    sessionMails(id: $asked, act: $act) @include(if: $isAsked) { ...ExpectedMails }\n    roomless: plannedSessions(lacks: \"room\", startDate: $rooms, endDate: \">=today\", sort: [\"startDate:ASC\"], limit: $limit) @include(if: $isDesk) {\n      total\n      items { ...Unprepared }\n    }\n    linkless: plannedSessions(lacks: \"link\", startDate: $links, endDate: \">=today\", sort: [\"startDate:ASC\"], limit: $limit) @include(if: $isDesk) {\n      total\n      items { ...Unprepared }\n    }\n    trainerless: waitingTrainerRequests @include(if: $isDesk) {\n      total\n      items { _id startDate title { nl en fr } place { nl en fr } names isDeclined remindedAt }\n    }\n    mismatches: payments(difference: \"undecided\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isFinance) {\n      total\n      items { _id customer course { nl en fr } quotation amount paidAmount createdAt }\n    }\n    messages: contacts(handled: \"false\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isDesk) {\n      total\n      items { _id firstName lastName subject createdAt }\n    }\n    answered: contacts(_id: $answered, handled: \"true\", limit: $limit) @include(if: $hasAnswered) {\n      total\n      items { _id firstName lastName subject createdAt }\n    }\n    due: openInvoices(dueOn: $today, sort: [\"dueOn:ASC\"], limit: 999) @include(if: $isFinance) {\n      total\n      items { _id number dueOn owed customer level remindedOn pause { reason } }\n    }\n    returns: invoices(toReturn: \"true\", sort: [\"issuedOn:ASC\"], limit: $limit) @include(if: $isFinance) {\n      total\n      items { ...ReturnedCredit }\n    }\n    returned: invoices(_id: $returned, status: \"paid\", limit: $limit) @include(if: $hasReturned) {\n      total\n      items { ...ReturnedCredit }\n    }\n    credits: receipts(hasRest: \"true\", sort: [\"receivedOn:ASC\"], limit: $limit) @include(if: $isFinance) {\n      total\n      items { _id rest receivedOn customer organisation user reference }\n    }\n    refused: invoices(refused: \"true\", sort: [\"issuedOn:ASC\"], limit: $limit) @include(if: $isFinance) {\n      total\n      items { ...PassedOn }\n    }\n    passed: invoices(_id: $passed, limit: $limit) @include(if: $hasPassed) {\n      total\n      items { ...PassedOn }\n    }\n    choosing: deskRegistrations(isChoosing: \"true\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isDesk) {\n      total\n      items { _id customer course { nl en fr } startDate choiceRemindedAt }\n    }\n    undelivered: mails(state: \"undelivered\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isOffice) {\n      total\n      items { ...LostMail }\n    }\n    resent: mails(_id: $resent, limit: $limit) @include(if: $hasResent) {\n      total\n      items { ...LostMail }\n    }\n    books @include(if: $isFinance) { checkedAt isInAgreement differences { rule unit subject id number whose expected found } }\n    roomUses(from: $day, to: $day) @include(if: $isOffice) { roomType start end session title { nl en fr } reason note }\n    roomCalendar(from: $day, to: $day) @include(if: $isOffice) {\n      _id status dayPart roomType firstName lastName organisationName\n    }\n    allRoomTypes(sort: [\"sequence:ASC\"]) @include(if: $isOffice) { _id name { nl en fr } }\n    activities(limit: $latest, locale: $locale) @include(if: $isHouse) {\n      items { _id at by kind isCreditNote event subject target targetId }\n    }\n    reviews: evaluationReviews(status: \"waiting\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isReviewer) {\n      total\n      items { ...WaitingReview }\n    }\n    published: evaluationReviews(_id: $published, status: \"published\", limit: $limit) @include(if: $hasPublished) {\n      total\n      items { ...WaitingReview }\n    }\n    staticContentStates @include(if: $isEditor) {\n      items { type title { nl en fr } languages { locale state missing } }\n    }\n    publishingPlans @include(if: $isEditor) {\n      items { _id at status reason createdAt settledAt documents { type isPublic title { nl en fr } } }\n    }\n  }\n": types.PanelTodayDocument,
    "\n    query DiscountCodeList($page: Int!, $limit: Int!, $sort: [String], $code: String) {\n      discountCodes(page: $page, limit: $limit, sort: $sort, code: $code) {\n        total\n        items { _id code unit value active validFrom validUntil maxUses uses }\n      }\n    }\n  ": types.DiscountCodeListDocument,
    "\n  fragment CoursesToChoose on Query {\n    filteredCourses(limit: 999, facets: false, sort: \"title:ASC\", locale: $locale) { items { _id title { nl en fr } } }\n  }\n": types.CoursesToChooseFragmentDoc,
    "\n    mutation AddDiscountCode($input: NewDiscountCode_Input!) {\n      createDiscountCode(input: $input) { _id }\n    }\n  ": types.AddDiscountCodeDocument,
    "\n    mutation ChangeDiscountCode($id: String!, $input: DiscountCodeChanges_Input!) {\n      updateDiscountCode(id: $id, input: $input) { _id }\n    }\n  ": types.ChangeDiscountCodeDocument,
    "\n      query NewDiscountCodePage($locale: String!) {\n        ...CoursesToChoose\n      }\n    ": types.NewDiscountCodePageDocument,
    "\n      query DiscountCodePage($id: String!, $locale: String!) {\n        discountCode(id: $id) {\n          _id code unit value combines active validFrom validUntil maxUses maxPerCustomer courses uses\n        }\n        ...CoursesToChoose\n      }\n    ": types.DiscountCodePageDocument,
    "\n    query DoubleList($page: Int!, $limit: Int!, $kind: String) {\n      doubles(page: $page, limit: $limit, kind: $kind) {\n        total\n        items { kind why customer { _id name } kept { _id name about } dropped { _id name about } }\n      }\n    }\n  ": types.DoubleListDocument,
    "\n  query ComparedDoubles($kind: String!, $kept: String!, $dropped: String!, $locale: String!) {\n    comparedDoubles(kind: $kind, kept: $kept, dropped: $dropped, locale: $locale) {\n      kind version\n      customer { _id name }\n      kept { _id name createdAt records { kind count newest { name at } } }\n      dropped { _id name createdAt records { kind count newest { name at } } }\n      fields { name kept dropped }\n      clashes { kind name at }\n    }\n  }\n": types.ComparedDoublesDocument,
    "\n    mutation MergeDoubles($kind: String!, $kept: String!, $dropped: String!, $input: Merge_Input!) {\n      mergeDoubles(kind: $kind, kept: $kept, dropped: $dropped, input: $input) { customer }\n    }\n  ": types.MergeDoublesDocument,
    "\n  query EditorDrafts($type: String!) {\n    page: staticContentDraft(type: $type) { ...EditedDraft }\n    banner: staticContentDraft(type: \"banner\") { ...EditedDraft }\n    cookie: staticContentDraft(type: \"cookie\") { ...EditedDraft }\n    footer: staticContentDraft(type: \"footer\") { ...EditedDraft }\n    homepageOffer: staticContentDraft(type: \"homepage-offer\") { ...EditedDraft }\n    homepageUsps: staticContentDraft(type: \"homepage-usps\") { ...EditedDraft }\n    tailored: staticContentDraft(type: \"tailored\") { ...EditedDraft }\n  }\n": types.EditorDraftsDocument,
    "\n  query ContentToPublish($type: String!, $pageType: String!) {\n    staticContentStates { items { ...ContentState } }\n    checked: staticContentCheck(type: $type) { ...Checked }\n    page: staticContentDraft(type: $pageType) { ...DraftToPublish }\n    banner: staticContentDraft(type: \"banner\") { ...DraftToPublish }\n    cookie: staticContentDraft(type: \"cookie\") { ...DraftToPublish }\n    footer: staticContentDraft(type: \"footer\") { ...DraftToPublish }\n    homepageOffer: staticContentDraft(type: \"homepage-offer\") { ...DraftToPublish }\n    homepageUsps: staticContentDraft(type: \"homepage-usps\") { ...DraftToPublish }\n    tailored: staticContentDraft(type: \"tailored\") { ...DraftToPublish }\n    bannerChecked: staticContentCheck(type: \"banner\") { ...Checked }\n    cookieChecked: staticContentCheck(type: \"cookie\") { ...Checked }\n    footerChecked: staticContentCheck(type: \"footer\") { ...Checked }\n    homepageOfferChecked: staticContentCheck(type: \"homepage-offer\") { ...Checked }\n    homepageUspsChecked: staticContentCheck(type: \"homepage-usps\") { ...Checked }\n    tailoredChecked: staticContentCheck(type: \"tailored\") { ...Checked }\n  }\n": types.ContentToPublishDocument,
    "\n  fragment EditedDraft on StaticContentDraft {\n    type\n    version\n    blocks { id block position hidden removed data sources }\n  }\n": types.EditedDraftFragmentDoc,
    "\n    query PanelEvaluations($by: String!, $from: String, $until: String, $course: String, $trainer: String) {\n      evaluationResults(by: $by, from: $from, until: $until, course: $course, trainer: $trainer) {\n        key name { nl en fr } asked answered\n        score { count average counts } recommend { count average counts }\n      }\n      waiting: evaluationReviews(status: \"waiting\", limit: 1) { total }\n    }\n  ": types.PanelEvaluationsDocument,
    "\n    query EvaluationQuestionList($page: Int!, $limit: Int!, $sort: [String], $text: String) {\n      evaluationQuestions(page: $page, limit: $limit, sort: $sort, text: $text) {\n        total\n        items { _id kind text { nl en fr } sequence active }\n      }\n    }\n  ": types.EvaluationQuestionListDocument,
    "\n    mutation AddEvaluationQuestion($input: NewEvaluationQuestion_Input!) {\n      createEvaluationQuestion(input: $input) { _id }\n    }\n  ": types.AddEvaluationQuestionDocument,
    "\n    mutation ChangeEvaluationQuestion($id: String!, $input: EvaluationQuestionChanges_Input!) {\n      updateEvaluationQuestion(id: $id, input: $input) { _id }\n    }\n  ": types.ChangeEvaluationQuestionDocument,
    "\n    mutation RemoveEvaluationQuestion($id: String!) {\n      deleteEvaluationQuestion(id: $id)\n    }\n  ": types.RemoveEvaluationQuestionDocument,
    "\n      query PanelEvaluationQuestion($id: String!) {\n        evaluationQuestion(id: $id) { _id kind text { nl en fr } sequence active }\n      }\n    ": types.PanelEvaluationQuestionDocument,
    "\n    query EvaluationReviewList($page: Int!, $limit: Int!, $sort: [String], $text: String, $status: String) {\n      evaluationReviews(page: $page, limit: $limit, sort: $sort, text: $text, status: $status) {\n        total\n        items { _id text name organisation score status course { nl en fr } createdAt }\n      }\n    }\n  ": types.EvaluationReviewListDocument,
    "\n  mutation DecideReview($id: String!, $input: ReviewDecision_Input!) {\n    decideEvaluationReview(id: $id, input: $input) { status }\n  }\n": types.DecideReviewDocument,
    "\n      query PanelReview($id: String!) {\n        evaluationReviews(_id: $id, limit: 1) {\n          items {\n            _id text language name organisation score status reason course { nl en fr } lastDay createdAt decidedAt decidedBy\n          }\n        }\n      }\n    ": types.PanelReviewDocument,
    "\n      query PanelFigures($period: String!, $by: String!) {\n        figures(period: $period, by: $by) {\n          from until beforeFrom beforeUntil\n          now { sessions canceled capacity seats revenue costed earned costs margin }\n          before { sessions canceled capacity seats revenue costed earned costs margin }\n          groups {\n            key name { nl en fr }\n            now { sessions canceled capacity seats revenue costed earned costs margin }\n            before { sessions canceled capacity seats revenue costed earned costs margin }\n          }\n          revenue { key now before }\n          registrations { key now before }\n          seats { key now before }\n          leadDays { now before }\n          lead { key now before }\n          ended { key now before }\n          steps { key now before }\n          funnel {\n            key name { nl en fr }\n            now { visits begun details confirmed paid }\n            before { visits begun details confirmed paid }\n          }\n          searches { key now before }\n        }\n      }\n    ": types.PanelFiguresDocument,
    "\n  query MailTexts($under: String!) {\n    interfaceTexts(under: $under, limit: 20) {\n      items { ...SaidText }\n    }\n  }\n": types.MailTextsDocument,
    "\n  fragment SaidText on InterfaceText {\n    key\n    placeholders\n    texts {\n      nl { text original longest changedAt author }\n      en { text original longest changedAt author }\n      fr { text original longest changedAt author }\n    }\n  }\n": types.SaidTextFragmentDoc,
    "\n    mutation ChangeInterfaceText($key: String!, $locale: String!, $input: InterfaceTextChange_Input!) {\n      updateInterfaceText(key: $key, locale: $locale, input: $input) { key }\n    }\n  ": types.ChangeInterfaceTextDocument,
    "\n    mutation RemoveInterfaceText($key: String!, $locale: String!) {\n      removeInterfaceText(key: $key, locale: $locale)\n    }\n  ": types.RemoveInterfaceTextDocument,
    "\n    query InterfaceTextList($page: Int!, $limit: Int!, $search: String, $changed: Boolean) {\n      interfaceTexts(page: $page, limit: $limit, search: $search, changed: $changed) {\n        total\n        items { ...SaidText }\n      }\n    }\n  ": types.InterfaceTextListDocument,
    "\n  mutation AddSearchTerm($input: NewSearchTerm_Input!) {\n    createSearchTerm(input: $input) { _id }\n  }\n": types.AddSearchTermDocument,
    "\n  mutation ChangeSearchTerm($id: String!, $input: SearchTermChanges_Input!) {\n    updateSearchTerm(id: $id, input: $input) { _id }\n  }\n": types.ChangeSearchTermDocument,
    "\n    mutation RemoveSearchTerm($id: String!) {\n      deleteSearchTerm(id: $id)\n    }\n  ": types.RemoveSearchTermDocument,
    "\n    query SearchTermList($page: Int!, $limit: Int!, $sort: [String], $term: String, $language: String, $typed: String,\n      $locale: String, $isTried: Boolean!) {\n      searchTerms(page: $page, limit: $limit, sort: $sort, term: $term, language: $language) {\n        total\n        items { _id language term meanings }\n      }\n      filteredCourses(search: $typed, locale: $locale, limit: 5, facets: false) @include(if: $isTried) {\n        total\n        corrected\n        items { _id title { nl en fr } }\n      }\n    }\n  ": types.SearchTermListDocument,
    "\n    query InvoiceList(\n      $page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $kind: String, $eInvoice: String, $overdue: String,\n      $dueOn: String, $period: String\n    ) {\n      invoices(\n        page: $page, limit: $limit, sort: $sort, search: $search, status: $status, kind: $kind, eInvoice: $eInvoice,\n        overdue: $overdue,\n        dueOn: $dueOn, period: $period\n      ) {\n        total\n        items { _id number status issuedOn dueOn total owed creditOf eInvoice customer { name } }\n      }\n    }\n  ": types.InvoiceListDocument,
    "\n  query PanelInvoice($id: String!) {\n    invoice(id: $id) {\n      _id number status issuedOn dueOn net vat total owed shares { payer amount open } reference paymentReference creditOf\n      organisation user\n      customer { name address zip city country vat enterpriseNumber email }\n      lines { description quantity unitPrice amount vatRate }\n    }\n    invoiceRecord(id: $id) {\n      history { status at by reason }\n      payments { _id status amount paidAmount refunded paymentProvider createdAt }\n      receipts { _id amount receivedOn payer }\n      related { _id number status issuedOn total isCreditNote agreed }\n      left { net vat total }\n      eInvoice { state receiver code reason changedAt }\n      registration booking receiver canReissue canCredit canCreditPart\n    }\n  }\n": types.PanelInvoiceDocument,
    "\n    mutation SettleInvoice($id: String!, $status: InvoiceStatus!) {\n      updateInvoice(id: $id, input: { status: $status }) { _id }\n    }\n  ": types.SettleInvoiceDocument,
    "\n    mutation SendInvoiceAgain($id: String!) {\n      sendEInvoice(id: $id) { receiver }\n    }\n  ": types.SendInvoiceAgainDocument,
    "\n    mutation CreditPart($id: String!, $input: NewCreditNote_Input!) {\n      createCreditNote(id: $id, input: $input) { _id }\n    }\n  ": types.CreditPartDocument,
    "\n    mutation ReissueInvoice($id: String!, $input: NewReissue_Input!) {\n      reissueInvoice(id: $id, input: $input) { _id }\n    }\n  ": types.ReissueInvoiceDocument,
    "\n      mutation SendMailAgain($id: String!, $input: MailAgain_Input!) {\n        sendMailAgain(id: $id, input: $input) { _id }\n      }\n    ": types.SendMailAgainDocument,
    "\n      mutation CreateBulkAct($input: NewBulkAct_Input!, $key: String!) {\n        createBulkAct(input: $input, Idempotency_Key: $key) { _id }\n      }\n    ": types.CreateBulkActDocument,
    "\n  fragment NoteLine on Note { _id text author createdAt mayRemove }\n": types.NoteLineFragmentDoc,
    "\n    mutation AddNote($input: NewNote_Input!) {\n      createNote(input: $input) { _id }\n    }\n  ": types.AddNoteDocument,
    "\n    mutation RemoveNote($id: String!) {\n      deleteNote(id: $id)\n    }\n  ": types.RemoveNoteDocument,
    "\n  mutation NotePayment($input: NewReceipt_Input!, $key: String) {\n    createReceipt(input: $input, Idempotency_Key: $key) { _id }\n  }\n": types.NotePaymentDocument,
    "\n  fragment WrittenLine on DeskMessageLine { _id subject { nl en fr } author isByTrainer sentAt total }\n": types.WrittenLineFragmentDoc,
    "\n  fragment ExpectedMails on ExpectedMails {\n    total languages { language count } leftOut { name email why } doubtful { name email }\n    mails { kind reader count to language subject text }\n  }\n": types.ExpectedMailsFragmentDoc,
    "\n    mutation PanelLogin($input: Credentials_Input!) {\n      login(input: $input) { token { accessToken refreshToken } ticket }\n    }\n  ": types.PanelLoginDocument,
    "\n    mutation PanelLoginWithCode($input: SecondFactorLogin_Input!) {\n      loginWithCode(input: $input) { token { accessToken refreshToken } }\n    }\n  ": types.PanelLoginWithCodeDocument,
    "\n    query MailList($page: Int!, $limit: Int!, $sort: [String], $search: String, $state: String) {\n      mails(page: $page, limit: $limit, sort: $sort, search: $search, state: $state) {\n        total\n        items { _id to subject state createdAt sentAt againAt againBy }\n      }\n    }\n  ": types.MailListDocument,
    "\n    mutation UploadPicture($input: UploadFiles_Input!) {\n      uploadFiles(input: $input) { _id }\n    }\n  ": types.UploadPictureDocument,
    "\n    mutation ChangeFocalPoint($id: String!, $input: FocalPoint_Input!) {\n      updateFocalPoint(id: $id, input: $input) { _id }\n    }\n  ": types.ChangeFocalPointDocument,
    "\n    mutation ChangeAlternativeText($id: String!, $input: AlternativeText_Input!) {\n      updateAlternativeText(id: $id, input: $input) { _id }\n    }\n  ": types.ChangeAlternativeTextDocument,
    "\n    mutation RemovePicture($id: String!) {\n      deleteFile(id: $id)\n    }\n  ": types.RemovePictureDocument,
    "\n    query MediaList($page: Int!, $limit: Int!, $search: String) {\n      media(page: $page, limit: $limit, search: $search) {\n        total\n        items {\n          _id name url size width height focalX focalY decorative\n          alternativeText { nl en fr }\n          uses { kind key title { nl en fr } }\n        }\n      }\n    }\n  ": types.MediaListDocument,
    "\n    mutation ReplacePicture($id: String!, $input: ReplacePicture_Input!) {\n      replacePicture(id: $id, input: $input) { _id }\n    }\n  ": types.ReplacePictureDocument,
    "\n    mutation RestorePicture($id: String!, $former: String!, $input: PictureVersion_Input!) {\n      restorePicture(id: $id, former: $former, input: $input) { _id }\n    }\n  ": types.RestorePictureDocument,
    "\n      query PanelPicture($id: String!) {\n        media(page: 1, limit: 1, search: $id) {\n          items {\n            _id name url size width height decorative version\n            alternativeText { nl en fr }\n            former { _id name size width height replacedAt }\n            uses { kind key title { nl en fr } }\n          }\n        }\n      }\n    ": types.PanelPictureDocument,
    "\n    mutation HandleMessages($input: ChosenContacts_Input!) {\n      handleContacts(input: $input) { done refused { why } }\n    }\n  ": types.HandleMessagesDocument,
    "\n    query MessageList($page: Int!, $limit: Int!, $sort: [String], $search: String, $handled: String) {\n      contacts(page: $page, limit: $limit, sort: $sort, search: $search, handled: $handled) {\n        total\n        items { _id firstName lastName subject handled createdAt }\n      }\n    }\n  ": types.MessageListDocument,
    "\n    mutation HandleMessage($id: String!, $input: ContactChanges_Input!) {\n      updateContact(id: $id, input: $input) { _id }\n    }\n  ": types.HandleMessageDocument,
    "\n    mutation AnswerMessage($id: String!, $input: NewContactAnswer_Input!, $key: String!) {\n      answerContact(id: $id, input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": types.AnswerMessageDocument,
    "\n  query PanelMessage($id: String!) {\n    contact(id: $id) {\n      _id firstName lastName email phone subject message language verified handled handledAt handledBy createdAt\n    }\n    contactAnswers(id: $id) { _id text author createdAt mail mailState }\n  }\n": types.PanelMessageDocument,
    "\n    query SubscriptionList($page: Int!, $limit: Int!, $sort: [String], $search: String, $confirmed: String) {\n      newsletterSubscriptions(page: $page, limit: $limit, sort: $sort, search: $search, confirmed: $confirmed) {\n        total\n        items { _id email firstName lastName language confirmed createdAt }\n      }\n    }\n  ": types.SubscriptionListDocument,
    "\n    mutation Remind($input: NewReminders_Input!) {\n      remind(input: $input) { done refused { why } }\n    }\n  ": types.RemindDocument,
    "\n    query OpenList($page: Int!, $limit: Int!, $sort: [String], $search: String, $age: String, $isPaused: String) {\n      openInvoices(page: $page, limit: $limit, sort: $sort, search: $search, age: $age, isPaused: $isPaused) {\n        total\n        items { _id number customer email dueOn owed age level remindedOn pause { reason until } }\n      }\n      debtsByAge { items { age count owed } }\n    }\n  ": types.OpenListDocument,
    "\n  query PanelOpen($id: String!) {\n    invoice(id: $id) { _id number dueOn owed customer { name } }\n    openInvoice(id: $id) {\n      isConsumer\n      reminders { _id level sentOn payBy open costs damages email by }\n      next { level allowedOn costs damages total payBy to subject body }\n      pause { reason until note by at }\n    }\n  }\n": types.PanelOpenDocument,
    "\n    mutation RemindOne($input: NewReminders_Input!) {\n      remind(input: $input) { done refused { why } }\n    }\n  ": types.RemindOneDocument,
    "\n    mutation PauseReminders($id: String!, $input: NewReminderPause_Input!) {\n      pauseReminders(id: $id, input: $input) { _id }\n    }\n  ": types.PauseRemindersDocument,
    "\n    mutation ResumeReminders($id: String!) {\n      resumeReminders(id: $id) { _id }\n    }\n  ": types.ResumeRemindersDocument,
    "\n    query PaymentList(\n      $page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $difference: String, $subject: String\n    ) {\n      payments(\n        page: $page, limit: $limit, sort: $sort, search: $search, status: $status, difference: $difference,\n        subject: $subject\n      ) {\n        total\n        items {\n          _id status difference amount paidAmount refunded reference customer registration booking\n          course { nl en fr } quotation invoice { _id number } createdAt\n        }\n      }\n    }\n  ": types.PaymentListDocument,
    "\n  query PanelPayment($id: String!) {\n    payment(id: $id) {\n      _id status difference amount paidAmount refunded paymentProvider reference customer email transferReference\n      registration booking course { nl en fr } quotation invoice { _id number } createdAt canAccept\n      history { status at by reason }\n      refunds { _id status amount createdAt }\n    }\n  }\n": types.PanelPaymentDocument,
    "\n    mutation DecidePayment($id: String!, $input: PaymentDecision_Input!) {\n      decidePayment(id: $id, input: $input) { _id }\n    }\n  ": types.DecidePaymentDocument,
    "\n    mutation RegisterByPhone($input: NewPhoneRegistration_Input!, $key: String!) {\n      registerByPhone(input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": types.RegisterByPhoneDocument,
    "\n      query PhonePage($caller: String, $user: String, $organisation: String, $sought: String, $session: String) {\n        phoneChoices(caller: $caller, user: $user, organisation: $organisation, sought: $sought, session: $session) {\n          customers { user organisation name organisationName email phone vat city }\n          customer {\n            user organisation name organisationName city address zip isPartner billingEmail language\n            students { _id firstName lastName email hasBirthData }\n          }\n          sessions {\n            waiting\n            session {\n              _id startDate registrationCount capacity location { name { nl en fr } } language { name { nl en fr } }\n              plannedCourse { title { nl en fr } type price }\n            }\n          }\n          session {\n            waiting\n            session {\n              _id startDate registrationCount capacity location { name { nl en fr } } language { name { nl en fr } }\n              plannedCourse { title { nl en fr } type price }\n            }\n          }\n        }\n      }\n    ": types.PhonePageDocument,
    "\n    query ReceiptList(\n      $page: Int!, $limit: Int!, $sort: [String], $search: String, $payer: String, $hasRest: String, $receivedOn: String\n    ) {\n      receipts(\n        page: $page, limit: $limit, sort: $sort, search: $search, payer: $payer, hasRest: $hasRest,\n        receivedOn: $receivedOn\n      ) {\n        total\n        items { _id amount rest receivedOn payer reference customer parts { invoice number amount } undone { at } }\n      }\n    }\n  ": types.ReceiptListDocument,
    "\n  query PanelReceipt($id: String!) {\n    receipt(id: $id) {\n      _id amount rest receivedOn payer way reference organisation user customer recordedBy createdAt\n      parts { invoice number amount }\n      repayments { _id amount paidOn reference reason recordedBy createdAt undone { at by reason } }\n      undone { at by reason }\n      openInvoices { _id number customer owed dueOn }\n    }\n  }\n": types.PanelReceiptDocument,
    "\n    mutation UndoReceipt($id: String!, $input: ReceiptUndoing_Input!) {\n      undoReceipt(id: $id, input: $input) { _id }\n    }\n  ": types.UndoReceiptDocument,
    "\n    mutation UndoRepayment($id: String!, $input: ReceiptUndoing_Input!) {\n      undoRepayment(id: $id, input: $input) { _id }\n    }\n  ": types.UndoRepaymentDocument,
    "\n    mutation PutReceipt($id: String!, $input: NewReceiptParts_Input!) {\n      putReceipt(id: $id, input: $input) { _id }\n    }\n  ": types.PutReceiptDocument,
    "\n    mutation RepayReceipt($id: String!, $input: NewRepayment_Input!, $key: String) {\n      repayReceipt(id: $id, input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": types.RepayReceiptDocument,
    "\n    query DeskRegistrations(\n      $page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $outcome: String, $session: String,\n      $course: String, $isChoosing: String, $locale: String, $of: String!, $hasCourse: Boolean!\n    ) {\n      deskRegistrations(\n        page: $page, limit: $limit, sort: $sort, search: $search, status: $status, outcome: $outcome, session: $session,\n        course: $course, isChoosing: $isChoosing\n      ) {\n        total isMore\n        items { _id customer contact participants course { nl en fr } startDate status outcome total createdAt isCanceled creditNotes { number } }\n      }\n      filteredCourses(limit: 999, facets: false, sort: \"title:ASC\", locale: $locale) { items { _id title { nl en fr } } }\n      courseSessions(id: $of, startDate: \">=2000-01-01\") @include(if: $hasCourse) {\n        _id startDate location { name { nl en fr } }\n      }\n    }\n  ": types.DeskRegistrationsDocument,
    "\n  query DeskRegistration(\n    $id: String!, $leaving: [String], $isLeaving: Boolean!, $isReplacing: Boolean!, $isMoving: Boolean!, $search: String,\n    $moving: [String], $credit: Int, $isAgreed: Boolean!, $isAgreedLeaving: Boolean!, $isDesk: Boolean!\n  ) {\n    registration(id: $id) {\n      _id status outcome paymentMethod isCanceled organisation user net vat total owed toPay reference expiresAt createdAt\n      shares { payer amount open }\n      priceLines { kind amount days from code percent }\n      session { _id startDate decision course { type title { nl en fr } } location { name { nl en fr } } }\n      students { _id firstName lastName email hasAttendanceAttest }\n      invoice { name address zip city email vat }\n      issuedInvoice { _id number }\n      refund { amount isSettled }\n    }\n    deskRegistrations(_id: $id, limit: 1) { items { contact phone creditNotes { _id number } apart { _id startDate } } }\n    cancellationEffect(id: $id) { isPossible credit refund kept daysBack daysKept }\n    leavingEffect: cancellationEffect(id: $id, students: $leaving) @include(if: $isLeaving) {\n      isPossible isWhole credit refund kept daysBack daysKept\n    }\n    agreedEffect: cancellationEffect(id: $id, credit: $credit) @include(if: $isAgreed) {\n      isPossible credit refund kept daysBack daysKept\n    }\n    agreedLeaving: cancellationEffect(id: $id, students: $leaving, credit: $credit) @include(if: $isAgreedLeaving) {\n      isPossible isWhole credit refund kept daysBack daysKept\n    }\n    registrationMoves(id: $id, students: $moving) @include(if: $isMoving) {\n      isPossible refusal\n      sessions {\n        difference today refundToday isOverCapacity\n        session { _id startDate registrationCount capacity location { name { nl en fr } } language { name { nl en fr } } }\n      }\n    }\n    registrationReplacements(id: $id, search: $search) @include(if: $isReplacing) { _id firstName lastName email }\n    notes(subject: \"registration\", id: $id) { ...NoteLine }\n    deskMessages(registration: $id) @include(if: $isDesk) { ...WrittenLine }\n    registrationHistory(id: $id) { what to reason at by before about }\n    openInvoices: invoices(registration: $id, status: \"open\", kind: \"invoice\", limit: 1) { items { _id owed } }\n  }\n": types.DeskRegistrationDocument,
    "\n  mutation CancelForCustomer($id: String!, $input: NewCancellation_Input!) {\n    cancelRegistration(id: $id, input: $input) { registration }\n  }\n": types.CancelForCustomerDocument,
    "\n    mutation ReplaceForCustomer($id: String!, $leaving: String!, $input: ParticipantReplacement_Input!) {\n      replaceParticipant(id: $id, studentId: $leaving, input: $input)\n    }\n  ": types.ReplaceForCustomerDocument,
    "\n    mutation MoveForCustomer($id: String!, $input: NewMove_Input!) {\n      moveRegistration(id: $id, input: $input) { registration }\n    }\n  ": types.MoveForCustomerDocument,
    "\n  mutation ChangeForCustomer($id: String!, $input: RegistrationChanges_Input!) {\n    updateRegistration(id: $id, input: $input) { _id }\n  }\n": types.ChangeForCustomerDocument,
    "\n    query RequestList($page: Int!, $limit: Int!, $sort: [String], $status: String, $search: String) {\n      bookings(page: $page, limit: $limit, sort: $sort, status: $status, search: $search) {\n        total\n        items {\n          _id status persons date dayPart roomName { nl en fr } firstName lastName organisationName offerValidUntil\n          offer { number total } createdAt\n        }\n      }\n    }\n  ": types.RequestListDocument,
    "\n  query Request($id: String!) {\n    booking(id: $id) {\n      _id status persons date dayPart catering configuration wheelchairAccess pcRoom whiteboard reducedRate\n      roomType roomName { nl en fr } notes customerRef firstName lastName organisationName email phone vat\n      address zip city country\n      offerValidUntil reason createdAt\n      offer {\n        number issuedOn validUntil room net vat total\n        agreed { roomPrice cateringPrice discount { description amount } }\n        lines { description quantity unitPrice amount vatRate }\n      }\n      issuedInvoice { _id number }\n    }\n    bookingRivals(id: $id) { _id status dayPart roomType firstName lastName organisationName }\n    overtaken: bookings(_id: $id, isOvertaken: \"true\", limit: 1) { total }\n    scarce: bookings(_id: $id, isScarce: \"true\", limit: 1) { total }\n    bookingHistory(id: $id) { status at by byProvider }\n    openInvoices: invoices(booking: $id, status: \"open\", kind: \"invoice\", limit: 1) { items { _id owed } }\n    allRoomTypes(sort: [\"sequence:ASC\"]) { _id name { nl en fr } capacity priceHalfDay priceFullDay }\n  }\n": types.RequestDocument,
    "\n  mutation ChangeRequest($id: String!, $input: BookingChanges_Input!) {\n    updateBooking(id: $id, input: $input) { _id }\n  }\n": types.ChangeRequestDocument,
    "\n    mutation ApproveForCustomer($input: ApprovedOffer_Input!) {\n      approveOffer(input: $input) { _id }\n    }\n  ": types.ApproveForCustomerDocument,
    "\n    mutation KeepRoom($input: NewOwnUse_Input!) {\n      createOwnUse(input: $input) { ownUse }\n    }\n  ": types.KeepRoomDocument,
    "\n    mutation FreeRoom($id: String!) {\n      deleteOwnUse(id: $id)\n    }\n  ": types.FreeRoomDocument,
    "\n      query PanelRooms($from: String!, $to: String!) {\n        roomCalendar(from: $from, to: $to) { _id status date dayPart roomType firstName lastName organisationName }\n        roomUses(from: $from, to: $to) { roomType start end session ownUse title { nl en fr } reason note by }\n        allRoomTypes(sort: [\"sequence:ASC\"]) { _id name { nl en fr } }\n      }\n    ": types.PanelRoomsDocument,
    "\n      query PanelSearch($text: String, $locale: String) {\n        panelSearch(text: $text, locale: $locale) {\n          corrected\n          groups {\n            kind total isMore\n            items { _id title about day amount status customer locale block }\n          }\n        }\n      }\n    ": types.PanelSearchDocument,
    "\n    mutation StartSecondFactor($userId: String!, $input: SecondFactorStart_Input!) {\n      startSecondFactor(userId: $userId, input: $input) { isOn }\n    }\n  ": types.StartSecondFactorDocument,
    "\n    mutation ConfirmSecondFactor($userId: String!, $input: SecondFactorConfirmation_Input!) {\n      confirmSecondFactor(userId: $userId, input: $input)\n    }\n  ": types.ConfirmSecondFactorDocument,
    "\n    mutation RemoveSecondFactor($userId: String!, $input: SecondFactorRemoval_Input!) {\n      removeSecondFactor(userId: $userId, input: $input)\n    }\n  ": types.RemoveSecondFactorDocument,
    "\n    mutation PanelSwitchOrganisation($input: OrganisationChoice_Input!) {\n      switchOrganisation(input: $input) { _id }\n    }\n  ": types.PanelSwitchOrganisationDocument,
    "\n  query PanelAccess($userId: String!) {\n    secondFactor(userId: $userId) { isOn since isDemanded recoveryCodesLeft secret uri recoveryCodes }\n  }\n": types.PanelAccessDocument,
    "\n  mutation MarkAttendance($id: String!, $input: AttendanceMarks_Input!) {\n    markAttendance(id: $id, input: $input) { marked }\n  }\n": types.MarkAttendanceDocument,
    "\n  query DeskAttendance($id: String!) {\n    plannedSessions(_id: $id, endDate: \">=2000-01-01\", limit: 1) {\n      items { _id schedule { start end } plannedCourse { title { nl en fr } } }\n    }\n    sessionParticipants(id: $id) { student firstName lastName customer attendances { day present morning afternoon disputed } }\n  }\n": types.DeskAttendanceDocument,
    "\n    mutation SetSessionCosts($id: String!, $input: NewSessionCosts_Input!) {\n      setSessionCosts(id: $id, input: $input) { costs }\n    }\n  ": types.SetSessionCostsDocument,
    "\n    mutation AddSessionMaterial($id: String!, $input: AddSessionFiles_Input!) {\n      addSessionFiles(id: $id, input: $input) { _id }\n    }\n  ": types.AddSessionMaterialDocument,
    "\n    mutation RemoveSessionMaterial($id: String!, $file: String!) {\n      removeSessionFile(id: $id, file: $file)\n    }\n  ": types.RemoveSessionMaterialDocument,
    "\n    query SessionList(\n      $page: Int!, $limit: Int!, $sort: [String], $startDate: String, $endDate: String!, $title: String,\n      $location: String, $language: String, $decision: String, $belowMinimum: String, $fullyBooked: String,\n      $course: String, $of: String!, $hasCourse: Boolean!\n    ) {\n      plannedSessions(\n        page: $page, limit: $limit, sort: $sort, startDate: $startDate, endDate: $endDate, title: $title,\n        location: $location, language: $language, decision: $decision, belowMinimum: $belowMinimum,\n        fullyBooked: $fullyBooked, course: $course\n      ) {\n        total\n        items {\n          _id startDate endDate registrationCount capacity minimum decision\n          plannedCourse { title { nl en fr } } location { name { nl en fr } } language { name { nl en fr } }\n          trainer { name }\n        }\n      }\n      course(id: $of) @include(if: $hasCourse) { title { nl en fr } }\n      allLocations { key name { nl en fr } }\n      allLanguages { code name { nl en fr } }\n    }\n  ": types.SessionListDocument,
    "\n  query DeskSession(\n    $id: String!, $isChanging: Boolean!, $act: String!, $student: String, $isTelling: Boolean!, $isAsking: Boolean!\n  ) {\n    plannedSessions(_id: $id, endDate: \">=2000-01-01\", limit: 1) {\n      items {\n        _id startDate endDate schedule { start end } duration registrationCount capacity minimum decisionOn decision updatedAt\n        location { _id name { nl en fr } } language { _id name { nl en fr } } trainer { _id name }\n        plannedCourse { _id title { nl en fr } slug { nl en fr } price }\n      }\n    }\n    sessionCosts(id: $id) { costs }\n    sessionFiles(id: $id) { _id name size by createdAt }\n    session(id: $id) @include(if: $isChanging) { courseDetails { trainers { _id name } } }\n    sessionParticipants(id: $id) {\n      student firstName lastName email registration status paymentMethod customer total\n      attendances { day present } result { _id score maximum passed remark } certificate { _id } obstacle unnoted\n      attendanceAttest { lacks { day half } }\n    }\n    sessionMails(id: $id, act: $act, student: $student) @include(if: $isTelling) { ...ExpectedMails }\n    waitingListEntries(session: $id, status: \"waiting,offered\", limit: 100) {\n      items { _id students { firstName lastName } seats createdAt }\n    }\n    notes(subject: \"session\", id: $id) { ...NoteLine }\n    deskMessages(session: $id) { ...WrittenLine }\n    sessionHistory(id: $id) { what to about at by }\n    sessionPractical(id: $id) {\n      room onlineLink contact bring { nl en fr } courseBring { nl en fr } isOnline mailsAt linkAt expected\n      mailed { student at linkAt } version lacks waits\n    }\n    trainerLink(id: $id) {\n      trainer { _id name email phone } version mailsAt sentAt sentTo openedAt isOpen endsAt\n      others { trainer { _id name email phone } version mailsAt sentAt sentTo openedAt isOpen endsAt }\n    }\n    trainerRequests(id: $id) { _id trainer name status reason askedAt askedBy endedAt }\n    trainerRequestChoices(id: $id) @include(if: $isAsking) {\n      subject text language trainers { _id name email isTaken isAsked }\n    }\n    sessionEvaluation(id: $id) {\n      asked answered closesAt isShown\n      questions { place kind text { nl en fr } texts spread { count average counts } }\n    }\n    sessionPlanning(id: $id) {\n      roomType roomName { nl en fr } trainers { _id name start end } clashes { _id place kind name { nl en fr } acceptedBy acceptedAt }\n    }\n    courseChoices @include(if: $isChanging) { trainers { _id name } }\n    allRoomTypes(sort: [\"sequence:ASC\"]) @include(if: $isChanging) { _id name { nl en fr } }\n    allLocations @include(if: $isChanging) { _id name { nl en fr } }\n    allLanguages @include(if: $isChanging) { _id name { nl en fr } }\n  }\n": types.DeskSessionDocument,
    "\n    mutation TakeSessionOff($id: String!) {\n      cancelSession(id: $id) { _id }\n    }\n  ": types.TakeSessionOffDocument,
    "\n    mutation LetSessionRun($id: String!) {\n      confirmSession(id: $id) { _id }\n    }\n  ": types.LetSessionRunDocument,
    "\n    mutation ChangeSession($id: String!, $input: SessionChanges_Input!) {\n      updateSession(id: $id, input: $input) { _id }\n    }\n  ": types.ChangeSessionDocument,
    "\n    mutation SendPractical($id: String!, $input: PracticalSending_Input!) {\n      sendPractical(id: $id, input: $input) { sent }\n    }\n  ": types.SendPracticalDocument,
    "\n    mutation WriteResult($input: NewResult_Input!) {\n      createResult(input: $input) { _id }\n    }\n  ": types.WriteResultDocument,
    "\n    mutation MendResult($id: String!, $input: ResultChanges_Input!) {\n      updateResult(id: $id, input: $input) { _id }\n    }\n  ": types.MendResultDocument,
    "\n    mutation GiveCertificates($id: String!) {\n      giveCertificates(id: $id) { given }\n    }\n  ": types.GiveCertificatesDocument,
    "\n    mutation WriteResultRow(\n      $isKnown: Boolean!, $id: String!, $input: NewResult_Input!, $changes: ResultChanges_Input!\n    ) {\n      createResult(input: $input) @skip(if: $isKnown) { _id }\n      updateResult(id: $id, input: $changes) @include(if: $isKnown) { _id }\n    }\n  ": types.WriteResultRowDocument,
    "\n      query DeskResults($id: String!) {\n        plannedSessions(_id: $id, endDate: \">=2000-01-01\", limit: 1) {\n          items { _id plannedCourse { title { nl en fr } } }\n        }\n        sessionParticipants(id: $id) { student firstName lastName customer result { _id score maximum passed } }\n      }\n    ": types.DeskResultsDocument,
    "\n  query SeriesPage(\n    $id: String!, $isChoosing: Boolean!, $locale: String, $isShown: Boolean!, $firstDay: String!, $from: String!,\n    $until: String!, $everyWeeks: Int!, $times: Int!, $days: Int!, $skip: String, $moved: String, $trainer: String,\n    $roomType: String\n  ) {\n    seriesClashes(\n      firstDay: $firstDay, from: $from, until: $until, everyWeeks: $everyWeeks, times: $times, days: $days,\n      skip: $skip, moved: $moved, trainer: $trainer, roomType: $roomType\n    ) @include(if: $isShown) { _id place kind name { nl en fr } days }\n    course(id: $id) {\n      _id title { nl en fr } days groupSize trainers { _id name } locations { _id } languages { _id } sessions { duration schedule { start } }\n    }\n    deskCourses(limit: 999, sort: [\"title:ASC\"], locale: $locale) @include(if: $isChoosing) {\n      items { _id title { nl en fr } }\n    }\n    allLocations { _id name { nl en fr } }\n    allLanguages { _id name { nl en fr } }\n    allRoomTypes(sort: [\"sequence:ASC\"]) { _id name { nl en fr } }\n  }\n": types.SeriesPageDocument,
    "\n    query MovedSeriesCourse($id: String!) {\n      course(id: $id) { _id }\n    }\n  ": types.MovedSeriesCourseDocument,
    "\n    query SeriesCourse($id: String!) {\n      course(id: $id) { _id }\n    }\n  ": types.SeriesCourseDocument,
    "\n    mutation MakeSeries($input: NewSeries_Input!, $key: String!) {\n      createSeries(input: $input, Idempotency_Key: $key) { sessions }\n    }\n  ": types.MakeSeriesDocument,
    "\n    mutation SendTrainerLink($id: String!, $input: TrainerLinkSending_Input!) {\n      sendTrainerLink(id: $id, input: $input) { version }\n    }\n  ": types.SendTrainerLinkDocument,
    "\n    mutation RevokeTrainerLink($id: String!, $trainer: String) {\n      revokeTrainerLink(id: $id, trainer: $trainer)\n    }\n  ": types.RevokeTrainerLinkDocument,
    "\n    mutation AskTrainers($id: String!, $input: NewTrainerRequests_Input!) {\n      askTrainers(id: $id, input: $input) { _id }\n    }\n  ": types.AskTrainersDocument,
    "\n    mutation EndTrainerRequest($id: String!, $request: String!) {\n      endTrainerRequest(id: $id, request: $request)\n    }\n  ": types.EndTrainerRequestDocument,
    "\n    mutation NoteAbsence($input: NewTrainerAbsence_Input!) {\n      createTrainerAbsence(input: $input) { _id }\n    }\n  ": types.NoteAbsenceDocument,
    "\n    mutation RemoveAbsence($id: String!) {\n      deleteTrainerAbsence(id: $id)\n    }\n  ": types.RemoveAbsenceDocument,
    "\n      query PanelTrainers($from: String!, $to: String!) {\n        trainerCalendar(from: $from, to: $to) {\n          _id name\n          lessons { session start end title { nl en fr } place { nl en fr } }\n          absences { _id fromDay untilDay fromTime untilTime reason by }\n        }\n      }\n    ": types.PanelTrainersDocument,
    "\n    mutation InviteColleague($input: NewColleague_Input!) {\n      inviteColleague(input: $input) { _id }\n    }\n  ": types.InviteColleagueDocument,
    "\n  mutation UpdateColleague($id: String!, $input: ColleagueChanges_Input!) {\n    updateColleague(id: $id, input: $input) { _id }\n  }\n": types.UpdateColleagueDocument,
    "\n    mutation InviteColleagueAgain($id: String!) {\n      inviteColleagueAgain(id: $id) { _id }\n    }\n  ": types.InviteColleagueAgainDocument,
    "\n  query PanelSettings($isAdministrator: Boolean!, $isFinance: Boolean!) {\n    panelSettings @include(if: $isAdministrator) {\n      isSecondFactorDemanded\n      colleagues { _id name email panelRoles trainer { _id name } active isInvited secondFactorSince }\n      events { event actor subject createdAt }\n    }\n    allTrainers @include(if: $isAdministrator) { _id name }\n    billingSettings @include(if: $isFinance) { daysUntilDue mostOpen paidBefore forPrivatePersons daysKept }\n    reminderSettings @include(if: $isFinance) { isAutomatic firstAfter secondAfter thirdAfter fee asksDamages }\n    ledgerAccounts @include(if: $isFinance) {\n      customers courses rooms other exempt vat6 vat12 vat21 bank cash paymentProvider advances writtenOff\n    }\n  }\n": types.PanelSettingsDocument,
    "\n    mutation DemandSecondFactor($input: PanelSettingsChanges_Input!) {\n      updatePanelSettings(input: $input) { isSecondFactorDemanded }\n    }\n  ": types.DemandSecondFactorDocument,
    "\n    mutation RemoveColleagueSecondFactor($id: String!, $input: SecondFactorReset_Input!) {\n      removeColleagueSecondFactor(id: $id, input: $input)\n    }\n  ": types.RemoveColleagueSecondFactorDocument,
    "\n    mutation ChangeBillingSettings($input: BillingSettingsChanges_Input!) {\n      updateBillingSettings(input: $input) { daysUntilDue }\n    }\n  ": types.ChangeBillingSettingsDocument,
    "\n    mutation UpdateReminderSettings($input: ReminderSettingsChanges_Input!) {\n      updateReminderSettings(input: $input) { isAutomatic }\n    }\n  ": types.UpdateReminderSettingsDocument,
    "\n    mutation ChangeLedgerAccounts($input: LedgerAccountsChanges_Input!) {\n      updateLedgerAccounts(input: $input) { customers }\n    }\n  ": types.ChangeLedgerAccountsDocument,
    "\n  mutation UpdateProvider($input: ProviderChanges_Input!) {\n    updateProvider(input: $input) { name }\n  }\n": types.UpdateProviderDocument,
    "\n      query Company {\n        provider {\n          name zip vat email phone iban recognition updatedAt\n          street { nl en fr } city { nl en fr } register { nl en fr }\n          openingHours { nl en fr } terms { nl en fr } invoiceLine { nl en fr }\n        }\n      }\n    ": types.CompanyDocument,
    "\n  mutation ConfirmOwnPassword($input: PasswordConfirmation_Input!) {\n    confirmPassword(input: $input)\n  }\n": types.ConfirmOwnPasswordDocument,
    "\n      query PanelVisits($from: String!, $to: String!) {\n        pageViews(from: $from, to: $to) {\n          total\n          days { day views }\n          pages { path locale views }\n        }\n      }\n    ": types.PanelVisitsDocument,
    "\n  fragment Receivers on MessageReceivers {\n    total languages { language count } leftOut { name email why } shown fields lacks\n    receivers { address kind name email language sentAt mail }\n  }\n": types.ReceiversFragmentDoc,
    "\n    mutation WriteMessage($input: NewDeskMessage_Input!, $key: String!) {\n      createDeskMessage(input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": types.WriteMessageDocument,
    "\n      query WritePage(\n        $session: String, $registrations: [String], $customers: [String], $found: String, $foundCustomers: String,\n        $to: String, $from: String!, $isAgain: Boolean!\n      ) {\n        messageReceivers(\n          session: $session, registrations: $registrations, customers: $customers, found: $found,\n          foundCustomers: $foundCustomers, to: $to\n        ) {\n          ...Receivers\n        }\n        deskMessage(id: $from) @include(if: $isAgain) { subject { nl en fr } text { nl en fr } copyToSelf }\n      }\n    ": types.WritePageDocument,
    "\n    mutation SendMessage($id: String!, $input: MessageSending_Input!) {\n      sendDeskMessage(id: $id, input: $input) { _id }\n    }\n  ": types.SendMessageDocument,
    "\n      query WrittenMessage($id: String!) {\n        deskMessage(id: $id) {\n          _id subject { nl en fr } text { nl en fr } state author isByTrainer createdAt sentAt session registrations customers found foundCustomers to mailed\n          receivers { ...Receivers }\n        }\n      }\n    ": types.WrittenMessageDocument,
    "\n      query SentMail($id: String!) {\n        mails(_id: $id, limit: 1) { items { _id to subject createdAt sentAt state } }\n      }\n    ": types.SentMailDocument,
    "\n  query BookingScreen($id: String!) {\n    booking(id: $id) {\n      _id status persons date dayPart catering configuration wheelchairAccess pcRoom whiteboard reducedRate\n      roomType roomName { nl en fr } notes customerRef offerValidUntil owed reason\n      organisationName vat address zip city country\n      offer {\n        number issuedOn validUntil room net vat total\n        lines { description quantity unitPrice amount vatRate }\n      }\n      issuedInvoice { _id number }\n    }\n    bookingHistory(id: $id) { status at by byProvider }\n    provider { name iban }\n  }\n": types.BookingScreenDocument,
    "\n    mutation ApproveOffer($input: ApprovedOffer_Input!, $customerRef: String) {\n      approveOffer(input: $input, customerRef: $customerRef) { _id }\n    }\n  ": types.ApproveOfferDocument,
    "\n    mutation RefuseOffer($id: String!, $input: BookingChanges_Input!) {\n      updateBooking(id: $id, input: $input) { _id status }\n    }\n  ": types.RefuseOfferDocument,
    "\n    mutation WithdrawBooking($id: String!, $input: BookingChanges_Input!) {\n      updateBooking(id: $id, input: $input) { _id status }\n    }\n  ": types.WithdrawBookingDocument,
    "\n  fragment BookingRow on Booking {\n    _id status persons date dayPart roomType roomName { nl en fr } offerValidUntil owed\n    offer { number room total }\n  }\n": types.BookingRowFragmentDoc,
    "\n  query BookingList($page: Int!, $limit: Int!) {\n    todo: bookings(status: \"waiting_for_customer,waiting_for_payment\", sort: [\"date:ASC\"], limit: 100) {\n      items { ...BookingRow }\n    }\n    coming: bookings(status: \"new,paid\", sort: [\"date:ASC\"], limit: 100) { items { ...BookingRow } }\n    ended: bookings(status: \"request_rejected,rejected,quotation_expired,completed\", page: $page, limit: $limit) {\n      total items { ...BookingRow }\n    }\n  }\n": types.BookingListDocument,
    "\n  fragment InvoiceRow on Invoice {\n    _id number status issuedOn dueOn total owed creditOf eInvoice paymentReference booking\n    shares { payer open }\n    lines { description } customer { vat enterpriseNumber }\n  }\n": types.InvoiceRowFragmentDoc,
    "\n  query InvoiceScreen($userId: String!, $organisation: String!, $isMember: Boolean!, $page: Int!, $limit: Int!,\n    $sort: [String], $search: String, $status: String, $period: String) {\n    me(userId: $userId) {\n      firstName lastName email emailVerified address zip city country\n      organisation { name vat enterpriseNumber receivesEInvoices address zip city country reference enterpriseSize }\n    }\n    ownPrepaidCards {\n      _id number days daysLeft validUntil state\n      uses { registration days startDate course { nl en fr } }\n    }\n    provider { name iban }\n    administrators(id: $organisation) @include(if: $isMember) { firstName lastName }\n    due: invoices(status: \"open\", total: \">0\", sort: [\"dueOn:ASC\"], limit: 5) { total items { ...InvoiceRow } }\n    invoices(page: $page, limit: $limit, sort: $sort, search: $search, status: $status, period: $period) {\n      total items { ...InvoiceRow }\n    }\n  }\n": types.InvoiceScreenDocument,
    "\n    mutation SaveInvoiceData($id: String!, $organisation: OrganisationChanges_Input!, $person: UserChanges_Input!,\n      $isOrganisation: Boolean!) {\n      updateOrganisation(id: $id, input: $organisation) @include(if: $isOrganisation) { _id }\n      updateUser(id: $id, input: $person) @skip(if: $isOrganisation) { _id }\n    }\n  ": types.SaveInvoiceDataDocument,
    "\n  fragment UnfinishedRecord on UnfinishedRegistration {\n    _id keptUntil\n    students { firstName lastName }\n    session { _id schedule { start end } course { _id title { nl en fr } } }\n  }\n": types.UnfinishedRecordFragmentDoc,
    "\n    mutation ChangeEmail($id: String!, $input: UserChanges_Input!) {\n      updateUser(id: $id, input: $input) { newEmail }\n    }\n  ": types.ChangeEmailDocument,
    "\n    mutation ResendVerification($input: VerificationRequest_Input!) {\n      resendVerification(input: $input) { email }\n    }\n  ": types.ResendVerificationDocument,
    "\n    mutation ChangePassword($input: PasswordChange_Input!) {\n      changePassword(input: $input) { email }\n    }\n  ": types.ChangePasswordDocument,
    "\n    mutation EndSession($userId: String!, $sessionId: String!) {\n      endLoginSession(userId: $userId, sessionId: $sessionId)\n    }\n  ": types.EndSessionDocument,
    "\n    mutation EndOtherSessions($userId: String!) {\n      endOtherLoginSessions(userId: $userId)\n    }\n  ": types.EndOtherSessionsDocument,
    "\n  query LoginData($userId: String!) {\n    me(userId: $userId) { email emailVerified newEmail }\n    loginSessions(userId: $userId) { _id browser system createdAt lastUsedAt current }\n  }\n": types.LoginDataDocument,
    "\n    mutation SwitchOrganisation($input: OrganisationChoice_Input!) {\n      switchOrganisation(input: $input) { _id }\n    }\n  ": types.SwitchOrganisationDocument,
    "\n    mutation RequestMembership($userId: String!, $input: NewMembership_Input!) {\n      requestMembership(userId: $userId, input: $input) { approval }\n    }\n  ": types.RequestMembershipDocument,
    "\n    mutation EndMembership($userId: String!, $organisation: String!) {\n      endMembership(userId: $userId, organisationId: $organisation)\n    }\n  ": types.EndMembershipDocument,
    "\n  query Organisations($userId: String!) {\n    memberships(userId: $userId) { organisation { _id name } approval roles current }\n  }\n": types.OrganisationsDocument,
    "\n    mutation StartUpload($input: StartStudentUpload_Input!) {\n      startStudentUpload(input: $input) { _id }\n    }\n  ": types.StartUploadDocument,
    "\n    mutation MapUpload($id: String!, $input: StudentUploadColumns_Input!) {\n      mapStudentUpload(id: $id, input: $input) { _id }\n    }\n  ": types.MapUploadDocument,
    "\n    mutation CorrectUpload($id: String!, $row: String!, $input: StudentUploadRow_Input!) {\n      correctStudentUpload(id: $id, row: $row, input: $input) { _id }\n    }\n  ": types.CorrectUploadDocument,
    "\n    mutation AddUpload($id: String!) {\n      addStudentUpload(id: $id) { _id }\n    }\n  ": types.AddUploadDocument,
    "\n    mutation UndoUpload($id: String!) {\n      undoStudentUpload(id: $id) { _id }\n    }\n  ": types.UndoUploadDocument,
    "\n  query StudentUpload($id: String!) {\n    studentUpload(id: $id) {\n      _id fileName state missing total good bad added\n      columns { heading sample field }\n      badRows { row cells { field value message } }\n    }\n  }\n": types.StudentUploadDocument,
    "\n  mutation AddParticipant($input: NewStudent_Input!) {\n    createStudent(input: $input) { _id }\n  }\n": types.AddParticipantDocument,
    "\n  mutation ChangeParticipant($id: String!, $input: StudentChanges_Input!) {\n    updateStudent(id: $id, input: $input) { _id }\n  }\n": types.ChangeParticipantDocument,
    "\n  mutation RemoveParticipant($id: String!) {\n    deleteStudent(id: $id)\n  }\n": types.RemoveParticipantDocument,
    "\n  mutation RemoveParticipants($input: ChosenStudents_Input!) {\n    removeStudents(input: $input) { done refused { _id } }\n  }\n": types.RemoveParticipantsDocument,
    "\n    mutation RestoreParticipants($input: ChosenStudents_Input!) {\n      restoreStudents(input: $input) { done }\n    }\n  ": types.RestoreParticipantsDocument,
    "\n    mutation InviteParticipants($input: ChosenStudents_Input!) {\n      inviteStudents(input: $input) { done refused { _id } }\n    }\n  ": types.InviteParticipantsDocument,
    "\n    mutation DecideJoin($id: String!, $input: ApprovalDecision_Input!) {\n      decideApproval(id: $id, input: $input) { approval }\n    }\n  ": types.DecideJoinDocument,
    "\n  mutation ConfirmPassword($input: PasswordConfirmation_Input!) {\n    confirmPassword(input: $input)\n  }\n": types.ConfirmPasswordDocument,
    "\n  mutation GiveRoles($id: String!, $userId: String!, $input: OrganisationContactChanges_Input!) {\n    updateOrganisationContact(id: $id, userId: $userId, input: $input) { _id }\n  }\n": types.GiveRolesDocument,
    "\n  mutation RemoveColleague($id: String!, $userId: String!) {\n    removeOrganisationContact(id: $id, userId: $userId)\n  }\n": types.RemoveColleagueDocument,
    "\n  query Participants($search: String, $status: String, $sort: [String], $page: Int, $limit: Int,\n    $edited: String!, $isEditing: Boolean!, $asked: String!, $isAsking: Boolean!,\n    $organisation: String!, $isMember: Boolean!, $isAdministrator: Boolean!) {\n    students(search: $search, status: $status, sort: $sort, page: $page, limit: $limit) {\n      total\n      items { _id firstName lastName email language dateOfBirth birthPlace status }\n    }\n    edited: student(id: $edited) @include(if: $isEditing) {\n      _id firstName lastName email phone language dateOfBirth birthPlace status\n    }\n    asked: students(_id: $asked, limit: 100) @include(if: $isAsking) { items { _id firstName lastName } }\n    administrators(id: $organisation) @include(if: $isMember) { firstName lastName }\n    approvals @include(if: $isAdministrator) { _id firstName lastName email phone createdAt }\n    organisationContacts(id: $organisation) @include(if: $isAdministrator) { _id firstName lastName email roles }\n  }\n": types.ParticipantsDocument,
    "\n    mutation SavePersonalData($id: String!, $input: UserChanges_Input!) {\n      updateUser(id: $id, input: $input) { _id }\n    }\n  ": types.SavePersonalDataDocument,
    "\n  query PersonalData($userId: String!) {\n    me(userId: $userId) {\n      email emailVerified address zip city firstName lastName phone language allowMarketing\n      organisation { name vat address zip city }\n      contact { roles }\n      student { _id dateOfBirth birthPlace }\n    }\n    unfinishedRegistrations { ...UnfinishedRecord }\n    waiting(userId: $userId) { registrationsToPay bookingsToPay quotationsToAnswer invoicesToPay requestsToDecide }\n  }\n": types.PersonalDataDocument,
    "\n  mutation ReplaceParticipant($id: String!, $studentId: String!, $input: ParticipantReplacement_Input!) {\n    replaceParticipant(id: $id, studentId: $studentId, input: $input)\n  }\n": types.ReplaceParticipantDocument,
    "\n  fragment CancellationEffect on CancellationEffect {\n    students isPossible isWhole withdrawal withdrawableUntil credit refund kept daysBack daysKept\n  }\n": types.CancellationEffectFragmentDoc,
    "\n  fragment RegistrationMoves on RegistrationMoves {\n    until isPossible refusal\n    sessions {\n      difference refund\n      session {\n        _id decision schedule { start end }\n        location { isOnline name { nl en fr } city { nl en fr } }\n        language { name { nl en fr } }\n      }\n    }\n  }\n": types.RegistrationMovesFragmentDoc,
    "\n  query RegistrationDetail($id: String!, $students: [String], $withdrawal: Boolean, $moving: [String]) {\n    registration(id: $id) {\n      ...RegistrationRecord\n      ...PriceLines\n      invoice { name vat }\n      deadlines { subsidy { apply pay } trainingLeave { attest request claim minimumHours } }\n      session { duration endDate course { type trainingDatabaseNumber } }\n      practical { ...PracticalFacts }\n    }\n    cancellationEffect(id: $id, students: $students, withdrawal: $withdrawal) { ...CancellationEffect }\n    registrationMoves(id: $id, students: $moving) { ...RegistrationMoves }\n    provider { name vat recognition }\n    students(limit: 999, status: \"!deleted\", sort: [\"lastName:ASC\", \"firstName:ASC\"]) {\n      items { _id firstName lastName status }\n    }\n  }\n": types.RegistrationDetailDocument,
    "\n    mutation MoveRegistration($id: String!, $input: NewMove_Input!) {\n      moveRegistration(id: $id, input: $input) { registration }\n    }\n  ": types.MoveRegistrationDocument,
    "\n  fragment WaitingRecord on WaitingListEntry {\n    _id status place seats offeredUntil\n    students { firstName lastName }\n    session { ...SessionOfRecord }\n  }\n": types.WaitingRecordFragmentDoc,
    "\n    mutation MakeCalendarFeed { createCalendarFeed { address } }\n  ": types.MakeCalendarFeedDocument,
    "\n    mutation RevokeCalendarFeed { revokeCalendarFeed }\n  ": types.RevokeCalendarFeedDocument,
    "\n    mutation DeleteWaitingListEntry($id: String!) { deleteWaitingListEntry(id: $id) }\n  ": types.DeleteWaitingListEntryDocument,
    "\n  fragment SessionOfRecord on RegisteredSession {\n    _id\n    startDate\n    schedule { start end }\n    course { _id key category slug { nl en fr } title { nl en fr } }\n    location { isOnline name { nl en fr } city { nl en fr } }\n    language { name { nl en fr } }\n  }\n": types.SessionOfRecordFragmentDoc,
    "\n  fragment PracticalFacts on RegistrationPractical {\n    room onlineLink linkOn mailedOn contact\n    bring { nl en fr } directions { nl en fr } parking { nl en fr }\n    files { _id name size }\n  }\n": types.PracticalFactsFragmentDoc,
    "\n  fragment RegistrationRecord on Registration {\n    _id status phase outcome payment paymentMethod net vat total owed isCanceled paidAt expiresAt\n    choice { until offered { _id schedule { start end } } }\n    refund { amount isSettled }\n    issuedInvoice { _id number }\n    dueOn toPay\n    shares { payer amount open }\n    students { _id firstName lastName result { score maximum passed remark } certificate { _id } hasAttendanceAttest }\n    session { ...SessionOfRecord minimum decisionOn decision }\n  }\n": types.RegistrationRecordFragmentDoc,
    "\n  query RegistrationList($userId: String!, $status: String, $certificates: String, $text: String, $sort: [String],\n    $page: Int, $limit: Int) {\n    registrations(status: $status, certificates: $certificates, text: $text, sort: $sort, page: $page, limit: $limit) {\n      total\n      items { ...RegistrationRecord }\n    }\n    registrationTotals { all awaitingPayment paid expired certificates }\n    calendarFeed { address }\n    unfinishedRegistrations { ...UnfinishedRecord }\n    waitingListEntries(status: \"waiting,offered\", limit: 100) { items { ...WaitingRecord } }\n    ownTrainings(userId: $userId) {\n      _id organisation registration phase\n      result { score maximum passed remark }\n      certificate { _id }\n      hasAttendanceAttest\n      session { ...SessionOfRecord }\n      practical { ...PracticalFacts }\n    }\n  }\n": types.RegistrationListDocument,
    "\n    mutation CancelRegistration($id: String!, $input: NewCancellation_Input!) {\n      cancelRegistration(id: $id, input: $input) { registration withdrawal credit kept }\n    }\n  ": types.CancelRegistrationDocument,
    "\n    mutation CancelParticipant($id: String!, $studentId: String!) {\n      cancelParticipant(id: $id, studentId: $studentId)\n    }\n  ": types.CancelParticipantDocument,
    "\n  query OwnStatement($from: String, $until: String) {\n    ownAccountStatement(from: $from, until: $until) { ...StatementContent }\n  }\n": types.OwnStatementDocument,
    "\n  query TrainingYear($year: Int, $search: String, $page: Int, $limit: Int) {\n    trainingYear(year: $year, search: $search, page: $page, limit: $limit) {\n      years\n      total\n      limit\n      items {\n        _id firstName lastName days hours\n        trainings { session course { nl en fr } slug { nl en fr } dates }\n      }\n    }\n  }\n": types.TrainingYearDocument,
    "\n  mutation CheckOrganisation($input: UserCheck_Input!) {\n    validateUser(input: $input) { isUnique }\n  }\n": types.CheckOrganisationDocument,
    "\n  mutation NameOrganisation($input: UserCheck_Input!) {\n    validateUser(input: $input) { organisation { name } }\n  }\n": types.NameOrganisationDocument,
    "\n  mutation ResetPassword($token: String!, $input: PasswordChoice_Input!) {\n    resetPassword(token: $token, input: $input) { email }\n  }\n": types.ResetPasswordDocument,
    "\n    mutation RequestPasswordReset($input: PasswordResetRequest_Input!) {\n      requestPasswordReset(input: $input) { email }\n    }\n  ": types.RequestPasswordResetDocument,
    "\n      query RegisteredAccount($userId: String!) {\n        me(userId: $userId) { firstName email emailVerified organisation { name } }\n      }\n    ": types.RegisteredAccountDocument,
    "\n  query PaymentNow($id: String!) {\n    registrationPayment(id: $id) { status outcome payment paymentMethod }\n    bookingPayment(id: $id) { status payment }\n  }\n": types.PaymentNowDocument,
    "\n  query Bill($id: String!, $userId: String!) {\n    me(userId: $userId) { email emailVerified }\n    registrationPayment(id: $id) { status outcome payment paymentMethod total }\n    bookingPayment(id: $id) { status payment }\n    registration(id: $id) {\n      _id status phase net expiresAt paymentMethod\n      ...PriceLines\n      deadlines { subsidy { apply pay } trainingLeave { request claim isInFlanders } }\n      students { firstName lastName }\n      issuedInvoice { _id }\n      dueOn toPay\n      shares { payer amount }\n      session { _id schedule { start end } course { key category slug { nl en fr } title { nl en fr } } }\n    }\n    booking(id: $id) { _id date dayPart persons roomName { nl en fr } owed offer { number room total } }\n  }\n": types.BillDocument,
    "\n  mutation BeginPayment($input: PaymentRequest_Input!) {\n    createRegistrationPayment(input: $input) { redirectUrl }\n  }\n": types.BeginPaymentDocument,
    "\n  mutation BeginRoomPayment($input: PaymentRequest_Input!) { createBookingPayment(input: $input) { redirectUrl } }\n": types.BeginRoomPaymentDocument,
    "\n  query CourseOfSession($slug: String!, $locale: String!) {\n    course(id: $slug, locale: $locale) { _id slug { nl en fr } }\n  }\n": types.CourseOfSessionDocument,
    "\n  query FollowedCalendar($token: String!) {\n    followedCalendar(token: $token) {\n      locale\n      items {\n        participants\n        deadlines {\n          subsidy { apply pay }\n          trainingLeave { request claim }\n        }\n        session { ...PlannedSessionFields }\n      }\n    }\n  }\n": types.FollowedCalendarDocument,
    "\n  fragment PlannedSessionFields on PlannedSession {\n    _id\n    course\n    revision\n    movedAt\n    schedule { start end }\n    location { key isOnline name { nl en fr } city { nl en fr } address addresses { nl en fr } zip }\n    language { code name { nl en fr } }\n    plannedCourse {\n      slug { nl en fr }\n      title { nl en fr }\n      summary { nl en fr }\n      category { key name { nl en fr } }\n    }\n  }\n": types.PlannedSessionFieldsFragmentDoc,
    "\n  query PlannedSessions($page: Int!, $course: String) {\n    plannedSessions(limit: 999, page: $page, course: $course) {\n      total\n      items { ...PlannedSessionFields }\n    }\n  }\n": types.PlannedSessionsDocument,
    "\n  query VisitorAfterChange($userId: String!) {\n    me(userId: $userId) { email firstName lastName approval organisation { _id name } contact { roles } }\n    waiting(userId: $userId) { registrationsToPay bookingsToPay quotationsToAnswer invoicesToPay requestsToDecide }\n  }\n": types.VisitorAfterChangeDocument,
    "\n  mutation CountPageView($input: NewPageView_Input!) {\n    countPageView(input: $input) { counted }\n  }\n": types.CountPageViewDocument,
    "\n  fragment BannerDataFields on BannerData {\n    image\n    highlightTitle\n    highlightText\n    buttonLabel\n    url {\n      urlType\n      value\n    }\n  }\n": types.BannerDataFieldsFragmentDoc,
    "\n  fragment BannerDataValues on BannerDataByLocale {\n    nl {\n      ...BannerDataFields\n    }\n    en @include(if: $en) {\n      ...BannerDataFields\n    }\n    fr @include(if: $fr) {\n      ...BannerDataFields\n    }\n  }\n": types.BannerDataValuesFragmentDoc,
    "\n  fragment CourseSearchDataFields on CourseSearchData {\n    placeholder\n    popular\n  }\n": types.CourseSearchDataFieldsFragmentDoc,
    "\n  fragment CourseSearchDataValues on CourseSearchDataByLocale {\n    nl {\n      ...CourseSearchDataFields\n    }\n    en @include(if: $en) {\n      ...CourseSearchDataFields\n    }\n    fr @include(if: $fr) {\n      ...CourseSearchDataFields\n    }\n  }\n": types.CourseSearchDataValuesFragmentDoc,
    "\n  fragment HomepageOfferDataFields on HomepageOfferData {\n    title\n    calendarTraining {\n      title\n      text\n    }\n    tailoredTraining {\n      title\n      text\n    }\n    onlineTraining {\n      title\n      text\n    }\n    certificationTraining {\n      title\n      text\n    }\n    coaching {\n      title\n      text\n    }\n  }\n": types.HomepageOfferDataFieldsFragmentDoc,
    "\n  fragment HomepageOfferDataValues on HomepageOfferDataByLocale {\n    nl {\n      ...HomepageOfferDataFields\n    }\n    en @include(if: $en) {\n      ...HomepageOfferDataFields\n    }\n    fr @include(if: $fr) {\n      ...HomepageOfferDataFields\n    }\n  }\n": types.HomepageOfferDataValuesFragmentDoc,
    "\n  fragment HomepageUspsDataFields on HomepageUspsData {\n    items {\n      figure\n      text\n    }\n  }\n": types.HomepageUspsDataFieldsFragmentDoc,
    "\n  fragment HomepageUspsDataValues on HomepageUspsDataByLocale {\n    nl {\n      ...HomepageUspsDataFields\n    }\n    en @include(if: $en) {\n      ...HomepageUspsDataFields\n    }\n    fr @include(if: $fr) {\n      ...HomepageUspsDataFields\n    }\n  }\n": types.HomepageUspsDataValuesFragmentDoc,
    "\n  fragment PromoVideoDataFields on PromoVideoData {\n    title\n    text\n    video\n  }\n": types.PromoVideoDataFieldsFragmentDoc,
    "\n  fragment PromoVideoDataValues on PromoVideoDataByLocale {\n    nl {\n      ...PromoVideoDataFields\n    }\n    en @include(if: $en) {\n      ...PromoVideoDataFields\n    }\n    fr @include(if: $fr) {\n      ...PromoVideoDataFields\n    }\n  }\n": types.PromoVideoDataValuesFragmentDoc,
    "\n  fragment CourseListDataFields on CourseListData {\n    title\n    text\n    show\n    limit\n    only\n    location\n    category\n  }\n": types.CourseListDataFieldsFragmentDoc,
    "\n  fragment CourseListDataValues on CourseListDataByLocale {\n    nl {\n      ...CourseListDataFields\n    }\n    en @include(if: $en) {\n      ...CourseListDataFields\n    }\n    fr @include(if: $fr) {\n      ...CourseListDataFields\n    }\n  }\n": types.CourseListDataValuesFragmentDoc,
    "\n  fragment CourseCalendarDataFields on CourseCalendarData {\n    title\n    text\n  }\n": types.CourseCalendarDataFieldsFragmentDoc,
    "\n  fragment CourseCalendarDataValues on CourseCalendarDataByLocale {\n    nl {\n      ...CourseCalendarDataFields\n    }\n    en @include(if: $en) {\n      ...CourseCalendarDataFields\n    }\n    fr @include(if: $fr) {\n      ...CourseCalendarDataFields\n    }\n  }\n": types.CourseCalendarDataValuesFragmentDoc,
    "\n  fragment RichTextDataFields on RichTextData {\n    title\n    text\n  }\n": types.RichTextDataFieldsFragmentDoc,
    "\n  fragment RichTextDataValues on RichTextDataByLocale {\n    nl {\n      ...RichTextDataFields\n    }\n    en @include(if: $en) {\n      ...RichTextDataFields\n    }\n    fr @include(if: $fr) {\n      ...RichTextDataFields\n    }\n  }\n": types.RichTextDataValuesFragmentDoc,
    "\n  fragment ReviewsDataFields on ReviewsData {\n    title\n    limit\n  }\n": types.ReviewsDataFieldsFragmentDoc,
    "\n  fragment ReviewsDataValues on ReviewsDataByLocale {\n    nl {\n      ...ReviewsDataFields\n    }\n    en @include(if: $en) {\n      ...ReviewsDataFields\n    }\n    fr @include(if: $fr) {\n      ...ReviewsDataFields\n    }\n  }\n": types.ReviewsDataValuesFragmentDoc,
    "\n  fragment FaqDataFields on FaqData {\n    title\n    subjects\n  }\n": types.FaqDataFieldsFragmentDoc,
    "\n  fragment FaqDataValues on FaqDataByLocale {\n    nl {\n      ...FaqDataFields\n    }\n    en @include(if: $en) {\n      ...FaqDataFields\n    }\n    fr @include(if: $fr) {\n      ...FaqDataFields\n    }\n  }\n": types.FaqDataValuesFragmentDoc,
    "\n  fragment StaffDataFields on StaffData {\n    title\n    text\n  }\n": types.StaffDataFieldsFragmentDoc,
    "\n  fragment StaffDataValues on StaffDataByLocale {\n    nl {\n      ...StaffDataFields\n    }\n    en @include(if: $en) {\n      ...StaffDataFields\n    }\n    fr @include(if: $fr) {\n      ...StaffDataFields\n    }\n  }\n": types.StaffDataValuesFragmentDoc,
    "\n  fragment RoomTypesDataFields on RoomTypesData {\n    title\n    text\n  }\n": types.RoomTypesDataFieldsFragmentDoc,
    "\n  fragment RoomTypesDataValues on RoomTypesDataByLocale {\n    nl {\n      ...RoomTypesDataFields\n    }\n    en @include(if: $en) {\n      ...RoomTypesDataFields\n    }\n    fr @include(if: $fr) {\n      ...RoomTypesDataFields\n    }\n  }\n": types.RoomTypesDataValuesFragmentDoc,
    "\n  fragment TailoredDataFields on TailoredData {\n    title\n    text\n    buttonLabel\n    steps {\n      title\n      text\n    }\n  }\n": types.TailoredDataFieldsFragmentDoc,
    "\n  fragment TailoredDataValues on TailoredDataByLocale {\n    nl {\n      ...TailoredDataFields\n    }\n    en @include(if: $en) {\n      ...TailoredDataFields\n    }\n    fr @include(if: $fr) {\n      ...TailoredDataFields\n    }\n  }\n": types.TailoredDataValuesFragmentDoc,
    "\n  fragment NewsletterFormDataFields on NewsletterFormData {\n    title\n    text\n    buttonLabel\n  }\n": types.NewsletterFormDataFieldsFragmentDoc,
    "\n  fragment NewsletterFormDataValues on NewsletterFormDataByLocale {\n    nl {\n      ...NewsletterFormDataFields\n    }\n    en @include(if: $en) {\n      ...NewsletterFormDataFields\n    }\n    fr @include(if: $fr) {\n      ...NewsletterFormDataFields\n    }\n  }\n": types.NewsletterFormDataValuesFragmentDoc,
    "\n  fragment ContactFormDataFields on ContactFormData {\n    title\n    text\n    buttonLabel\n  }\n": types.ContactFormDataFieldsFragmentDoc,
    "\n  fragment ContactFormDataValues on ContactFormDataByLocale {\n    nl {\n      ...ContactFormDataFields\n    }\n    en @include(if: $en) {\n      ...ContactFormDataFields\n    }\n    fr @include(if: $fr) {\n      ...ContactFormDataFields\n    }\n  }\n": types.ContactFormDataValuesFragmentDoc,
    "\n  fragment FooterDataFields on FooterData {\n    name\n    address\n    zip\n    city\n    phone\n    email\n    subsidyLabel\n    subsidyUrl\n    columns {\n      title\n      links {\n        label\n        url {\n          urlType\n          value\n        }\n      }\n    }\n  }\n": types.FooterDataFieldsFragmentDoc,
    "\n  fragment FooterDataValues on FooterDataByLocale {\n    nl {\n      ...FooterDataFields\n    }\n    en @include(if: $en) {\n      ...FooterDataFields\n    }\n    fr @include(if: $fr) {\n      ...FooterDataFields\n    }\n  }\n": types.FooterDataValuesFragmentDoc,
    "\n  fragment CookieDataFields on CookieData {\n    title\n    text\n    acceptLabel\n    declineLabel\n  }\n": types.CookieDataFieldsFragmentDoc,
    "\n  fragment CookieDataValues on CookieDataByLocale {\n    nl {\n      ...CookieDataFields\n    }\n    en @include(if: $en) {\n      ...CookieDataFields\n    }\n    fr @include(if: $fr) {\n      ...CookieDataFields\n    }\n  }\n": types.CookieDataValuesFragmentDoc,
    "\n  fragment PlacedBlock on LayoutBlock {\n    __typename\n    ... on BannerBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...BannerDataValues\n        }\n      }\n    }\n    ... on CourseSearchBlock {\n      id\n      block\n      hidden\n      data {\n        ...CourseSearchDataValues\n      }\n    }\n    ... on HomepageOfferBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...HomepageOfferDataValues\n        }\n      }\n    }\n    ... on HomepageUspsBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...HomepageUspsDataValues\n        }\n      }\n    }\n    ... on PromoVideoBlock {\n      id\n      block\n      hidden\n      data {\n        ...PromoVideoDataValues\n      }\n    }\n    ... on CourseListBlock {\n      id\n      block\n      hidden\n      data {\n        ...CourseListDataValues\n      }\n    }\n    ... on CourseCalendarBlock {\n      id\n      block\n      hidden\n      data {\n        ...CourseCalendarDataValues\n      }\n    }\n    ... on CourseDetailBlock {\n      id\n      block\n      hidden\n    }\n    ... on RichTextBlock {\n      id\n      block\n      hidden\n      data {\n        ...RichTextDataValues\n      }\n    }\n    ... on ReviewsBlock {\n      id\n      block\n      hidden\n      data {\n        ...ReviewsDataValues\n      }\n    }\n    ... on FaqBlock {\n      id\n      block\n      hidden\n      data {\n        ...FaqDataValues\n      }\n    }\n    ... on StaffBlock {\n      id\n      block\n      hidden\n      data {\n        ...StaffDataValues\n      }\n    }\n    ... on RoomTypesBlock {\n      id\n      block\n      hidden\n      data {\n        ...RoomTypesDataValues\n      }\n    }\n    ... on TailoredBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...TailoredDataValues\n        }\n      }\n    }\n    ... on NewsletterFormBlock {\n      id\n      block\n      hidden\n      data {\n        ...NewsletterFormDataValues\n      }\n    }\n    ... on ContactFormBlock {\n      id\n      block\n      hidden\n      data {\n        ...ContactFormDataValues\n      }\n    }\n    ... on FooterBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...FooterDataValues\n        }\n      }\n    }\n    ... on CookieBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...CookieDataValues\n        }\n      }\n    }\n  }\n": types.PlacedBlockFragmentDoc,
    "\n  fragment PageDataFields on PageData {\n    title\n    seoDescription\n  }\n": types.PageDataFieldsFragmentDoc,
    "\n  fragment PageDataValues on PageDataByLocale {\n    nl {\n      ...PageDataFields\n    }\n    en @include(if: $en) {\n      ...PageDataFields\n    }\n    fr @include(if: $fr) {\n      ...PageDataFields\n    }\n  }\n": types.PageDataValuesFragmentDoc,
    "\n  fragment CourseContentDataFields on CourseContentData {\n    title\n    seoDescription\n    included\n    includedOnline\n    includedTailored\n    certificate\n    cancellation\n    subsidy\n    contactName\n    contactPhone\n    tailoredContactName\n    tailoredContactPhone\n    terms {\n      urlType\n      value\n    }\n  }\n": types.CourseContentDataFieldsFragmentDoc,
    "\n  fragment CourseContentDataValues on CourseContentDataByLocale {\n    nl {\n      ...CourseContentDataFields\n    }\n    en @include(if: $en) {\n      ...CourseContentDataFields\n    }\n    fr @include(if: $fr) {\n      ...CourseContentDataFields\n    }\n  }\n": types.CourseContentDataValuesFragmentDoc,
    "\n  fragment ContactDataFields on ContactData {\n    title\n    seoDescription\n    address\n    phone\n    email\n    openingHours\n  }\n": types.ContactDataFieldsFragmentDoc,
    "\n  fragment ContactDataValues on ContactDataByLocale {\n    nl {\n      ...ContactDataFields\n    }\n    en @include(if: $en) {\n      ...ContactDataFields\n    }\n    fr @include(if: $fr) {\n      ...ContactDataFields\n    }\n  }\n": types.ContactDataValuesFragmentDoc,
    "\n  query ContentPage($type: String!, $locale: String!, $en: Boolean!, $fr: Boolean!) {\n    staticContent(type: $type, locale: $locale) {\n      __typename\n      ... on HomepageContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on CourseContent {\n        type\n        version\n        data {\n          ...CourseContentDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on AboutContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on CoachingContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on ClassroomsContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on ContactContent {\n        type\n        version\n        data {\n          ...ContactDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on PrivacyContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on DisclaimerContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on NewsletterContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n    }\n  }\n": types.ContentPageDocument,
    "\n  query SlugPage($slug: String!, $locale: String!, $en: Boolean!, $fr: Boolean!) {\n    page(id: $slug, locale: $locale) {\n      _id\n      key\n      title {\n        ...Text\n      }\n      seoDescription {\n        ...Text\n      }\n      slug {\n        nl\n        en\n        fr\n      }\n      layout {\n        ...PlacedBlock\n      }\n    }\n  }\n": types.SlugPageDocument,
    "\n  query Frame($locale: String!, $en: Boolean!, $fr: Boolean!) {\n    publishedStaticContents(types: [\"course\", \"footer\", \"cookie\"], locale: $locale) {\n      __typename\n      ... on CourseContent {\n        layout {\n          __typename\n          ... on FooterBlock {\n            id\n            block\n            hidden\n          }\n          ... on CookieBlock {\n            id\n            block\n            hidden\n          }\n        }\n      }\n      ... on FooterContent {\n        type\n        data {\n          ...FooterDataValues\n        }\n      }\n      ... on CookieContent {\n        type\n        data {\n          ...CookieDataValues\n        }\n      }\n    }\n  }\n": types.FrameDocument,
    "\n  query ArrangedPages {\n    publishedStaticContents(\n      types: [\n        \"homepage\"\n        \"course\"\n        \"about\"\n        \"coaching\"\n        \"classrooms\"\n        \"contact\"\n        \"privacy\"\n        \"disclaimer\"\n        \"newsletter\"\n      ]\n    ) {\n      __typename\n      ... on HomepageContent {\n        type\n        updatedAt\n      }\n      ... on CourseContent {\n        type\n        updatedAt\n      }\n      ... on AboutContent {\n        type\n        updatedAt\n      }\n      ... on CoachingContent {\n        type\n        updatedAt\n      }\n      ... on ClassroomsContent {\n        type\n        updatedAt\n      }\n      ... on ContactContent {\n        type\n        updatedAt\n      }\n      ... on PrivacyContent {\n        type\n        updatedAt\n      }\n      ... on DisclaimerContent {\n        type\n        updatedAt\n      }\n      ... on NewsletterContent {\n        type\n        updatedAt\n      }\n    }\n  }\n": types.ArrangedPagesDocument,
    "\n  query Landings {\n    allLocations { key isOnline name { nl en fr } intro { nl en fr } }\n    allCategories { key name { nl en fr } intro { nl en fr } }\n    filteredCourses(limit: 1) { facets { locations { value count } categories { value count } } }\n  }\n": types.LandingsDocument,
    "\n    mutation AnswerEvaluation($token: String!, $input: NewEvaluation_Input!) {\n      answerEvaluation(token: $token, input: $input) { answeredAt }\n    }\n  ": types.AnswerEvaluationDocument,
    "\n  query Evaluation($token: String!) {\n    provider { email phone }\n    evaluation(token: $token) {\n      isOpen closesAt answeredAt course { nl en fr } schedule { start end } trainer firstName organisation\n      questions { place kind text { nl en fr } }\n      scores { q1 q2 q3 q4 q5 q6 q7 q8 q9 q10 }\n      texts { q1 q2 q3 q4 q5 q6 q7 q8 q9 q10 }\n      review { text shownAs status }\n    }\n  }\n": types.EvaluationDocument,
    "\n    mutation ConfirmNewsletter($input: NewsletterToken_Input!) {\n      confirmNewsletterSubscription(input: $input) { _id }\n    }\n  ": types.ConfirmNewsletterDocument,
    "\n    mutation EndNewsletter($input: NewsletterToken_Input!) {\n      endNewsletterSubscription(input: $input)\n    }\n  ": types.EndNewsletterDocument,
    "\n  query OldSlug($kind: String!, $slug: String!, $locale: String!) {\n    oldSlug(kind: $kind, slug: $slug, locale: $locale) { slug { nl en fr } }\n  }\n": types.OldSlugDocument,
    "\n    mutation OpenPresence($input: DoorCode_Input!) {\n      openPresence(input: $input) { ticket }\n    }\n  ": types.OpenPresenceDocument,
    "\n    mutation SignPresence($ticket: String!, $input: NewPresence_Input!) {\n      signPresence(ticket: $ticket, input: $input) { day }\n    }\n  ": types.SignPresenceDocument,
    "\n  query Presence($ticket: String!) {\n    presence(ticket: $ticket) { course { nl en fr } day half }\n  }\n": types.PresenceDocument,
    "\n    mutation ApproveQuotation($token: String!, $input: QuotationApproval_Input!) {\n      approveQuotation(token: $token, input: $input) { status }\n    }\n  ": types.ApproveQuotationDocument,
    "\n    mutation RefuseQuotation($token: String!, $input: QuotationRefusal_Input!) {\n      refuseQuotation(token: $token, input: $input) { status }\n    }\n  ": types.RefuseQuotationDocument,
    "\n  query OfferedQuotation($token: String!) {\n    provider { name }\n    offeredQuotation(token: $token) {\n      status isOpen date validUntil reason customerRef organisationName vat address zip city country\n      offer {\n        number issuedOn validUntil room date start end persons net vat total\n        lines { description quantity unitPrice amount vatRate }\n      }\n      agreed { room date start end }\n    }\n  }\n": types.OfferedQuotationDocument,
    "\n  mutation SaveRegistrationDraft($session: String!, $input: RegistrationDraftChanges_Input!) {\n    saveRegistrationDraft(session: $session, input: $input) {\n      _id\n      seatsLeft\n      students { _id lacksBirthData }\n    }\n  }\n": types.SaveRegistrationDraftDocument,
    "\n    mutation SaveInvoiceOfDraft($session: String!, $input: RegistrationDraftChanges_Input!, $account: String!,\n      $organisation: OrganisationChanges_Input!, $person: UserChanges_Input!,\n      $isOrganisations: Boolean!, $isPersons: Boolean!) {\n      saveRegistrationDraft(session: $session, input: $input) { _id }\n      updateOrganisation(id: $account, input: $organisation) @include(if: $isOrganisations) { _id }\n      updateUser(id: $account, input: $person) @include(if: $isPersons) { _id }\n    }\n  ": types.SaveInvoiceOfDraftDocument,
    "\n  mutation ConfirmRegistrationDraft($session: String!, $input: DraftConfirmation_Input!) {\n    confirmRegistrationDraft(session: $session, input: $input) { _id }\n  }\n": types.ConfirmRegistrationDraftDocument,
    "\n  mutation KeepPayment($session: String!, $input: RegistrationDraftChanges_Input!) {\n    saveRegistrationDraft(session: $session, input: $input) { _id }\n  }\n": types.KeepPaymentDocument,
    "\n    mutation JoinWaitingList($input: NewWaitingListEntry_Input!) {\n      joinWaitingList(input: $input) { _id }\n    }\n  ": types.JoinWaitingListDocument,
    "\n  fragment JourneyCourse on Course {\n    _id key type price earlyPrice earlyDays groupPrice groupFrom subsidised subsidyTheme\n    title { ...Text }\n    slug { nl en fr }\n    category { key }\n    sessions {\n      _id startDate registrationCount capacity fullyBooked minimum decisionOn decision\n      schedule { start end }\n      location { isOnline name { ...Text } city { ...Text } address addresses { ...Text } zip }\n      language { code name { ...Text } }\n    }\n  }\n": types.JourneyCourseFragmentDoc,
    "\n  query RegisterJourney($id: String!, $session: String!, $isContact: Boolean!, $isStudents: Boolean!,\n    $search: String, $limit: Int, $email: String, $userId: String!, $en: Boolean!, $fr: Boolean!) {\n    course(id: $id) { ...JourneyCourse }\n    registrationDraft(session: $session) @include(if: $isContact) {\n      _id registered hasInvoice seatsLeft net total isPaidOnline paymentMethods payment enterpriseSize isSizeKnown\n      dueOn expiresAt discountCode discountRefusal discount { code unit value combines }\n      prepaidCard prepaidCards { _id number daysLeft daysEach }\n      students { _id firstName lastName email language dateOfBirth birthPlace lacksBirthData }\n      invoice { name address zip city country email vat reference }\n      deadlines { subsidy { apply pay } trainingLeave { request claim isInFlanders } }\n    }\n    students(search: $search, status: \"new,invited,active\", sort: [\"name:ASC\"], limit: $limit) @include(if: $isStudents) {\n      total\n      items { _id firstName lastName email language dateOfBirth birthPlace }\n    }\n    unpaid: registrations(session: $session, status: \"awaiting_payment\", phase: \"todo\", limit: 1)\n      @include(if: $isStudents) {\n      items { _id total expiresAt students { firstName lastName } }\n    }\n    self: students(email: $email, limit: 1) @include(if: $isStudents) {\n      items { _id firstName lastName email language dateOfBirth birthPlace }\n    }\n    staticContent(type: \"course\") @include(if: $isStudents) {\n      ... on CourseContent {\n        data {\n          nl { terms { urlType value } }\n          en @include(if: $en) { terms { urlType value } }\n          fr @include(if: $fr) { terms { urlType value } }\n        }\n      }\n    }\n    me(userId: $userId) @include(if: $isStudents) {\n      firstName lastName email emailVerified isPrivatePerson address zip city country\n      organisation { address zip city country }\n    }\n  }\n": types.RegisterJourneyDocument,
    "\n  query SeatsNow($id: String!) {\n    course(id: $id) { sessions { _id registrationCount capacity fullyBooked } }\n  }\n": types.SeatsNowDocument,
    "\n  query WaitingList($id: String!, $session: String!, $en: Boolean!, $fr: Boolean!) {\n    course(id: $id) { ...JourneyCourse }\n    registrationDraft(session: $session) {\n      invoice { zip }\n      deadlines { subsidy { apply } }\n      seatsLeft\n      students { _id firstName lastName }\n    }\n    waitingListEntries(session: $session, status: \"waiting,offered\", limit: 100) {\n      items { _id status place seats offeredUntil students { _id firstName lastName } }\n    }\n  }\n": types.WaitingListDocument,
    "\n  query Waiting($userId: String!) {\n    waiting(userId: $userId) { registrationsToPay bookingsToPay quotationsToAnswer invoicesToPay requestsToDecide }\n  }\n": types.WaitingDocument,
    "\n  query RoomRequest($from: String!, $to: String!, $userId: String!, $isContact: Boolean!, $en: Boolean!, $fr: Boolean!) {\n    allRoomTypes(sort: [\"sequence:ASC\"]) {\n      _id key capacity configurations wheelchairAccess pcRoom whiteboard priceHalfDay priceFullDay\n      name { ...Text }\n    }\n    roomAvailability(from: $from, to: $to) { roomType date dayPart state }\n    provider { street { ...Text } zip city { ...Text } }\n    me(userId: $userId) @include(if: $isContact) {\n      firstName lastName email phone\n      organisation { name reference }\n    }\n  }\n": types.RoomRequestDocument,
    "\n  query RoomWeek($from: String!, $to: String!) {\n    roomAvailability(from: $from, to: $to) { roomType date dayPart state }\n  }\n": types.RoomWeekDocument,
    "\n    mutation RequestRoom($input: NewBooking_Input!, $key: String!) {\n      createBooking(input: $input, Idempotency_Key: $key) { date dayPart roomType }\n    }\n  ": types.RequestRoomDocument,
    "\n  mutation ChooseSession($token: String!, $input: NewSessionChoice_Input!) {\n    chooseSession(token: $token, input: $input) { status }\n  }\n": types.ChooseSessionDocument,
    "\n  fragment ChoiceSession on Session {\n    _id minimum decisionOn decision\n    schedule { start end }\n    location { isOnline name { nl en fr } city { nl en fr } }\n    language { name { nl en fr } }\n  }\n": types.ChoiceSessionFragmentDoc,
    "\n  query SessionChoice($token: String!) {\n    sessionChoice(token: $token) {\n      status isOpen until seats refund offered\n      session { schedule { start end } course { key slug { nl en fr } title { nl en fr } } }\n      sessions { ...ChoiceSession }\n    }\n  }\n": types.SessionChoiceDocument,
    "\n  query Offer($page: Int!) {\n    filteredCourses(limit: 999, page: $page, facets: false) {\n      total\n      items {\n        _id\n        slug { nl en fr }\n        updatedAt\n        category { key name { nl en fr } }\n        locations { key name { nl en fr } }\n      }\n    }\n  }\n": types.OfferDocument,
    "\n  query Sitemap {\n    pages(limit: 999) {\n      items {\n        slug { nl en fr }\n        updatedAt\n      }\n    }\n  }\n": types.SitemapDocument,
    "\n  mutation AnswerTrainerRequest($token: String!, $input: TrainerAnswer_Input!) {\n    answerTrainerRequest(token: $token, input: $input) { status }\n  }\n": types.AnswerTrainerRequestDocument,
    "\n  query AskedSession($token: String!) {\n    provider { phone }\n    askedSession(token: $token) {\n      status isOpen trainer room\n      session {\n        schedule { start end }\n        course { key category title { nl en fr } }\n        language { name { nl en fr } }\n        location { name { nl en fr } address addresses { nl en fr } zip city { nl en fr } isOnline }\n      }\n    }\n  }\n": types.AskedSessionDocument,
    "\n  fragment ShownDoor on TrainerDoor {\n    course { nl en fr } day half code changesAt address isToCome\n    qrCode { side path }\n    participants { _id firstName lastName present signedAt trainerSignedAt }\n  }\n": types.ShownDoorFragmentDoc,
    "\n  query TrainerDoor($token: String!, $day: String!, $half: String!) {\n    provider { phone }\n    trainerDoor(token: $token, day: $day, half: $half) { ...ShownDoor }\n  }\n": types.TrainerDoorDocument,
    "\n    mutation SignTaught($token: String!, $input: NewTaughtHalf_Input!) {\n      signTaught(token: $token, input: $input) { day }\n    }\n  ": types.SignTaughtDocument,
    "\n    mutation AddMaterial($token: String!, $input: AddTaughtFiles_Input!) {\n      addTaughtFiles(token: $token, input: $input) { _id }\n    }\n  ": types.AddMaterialDocument,
    "\n    mutation RenameMaterial($token: String!, $id: String!, $input: SessionFileName_Input!) {\n      renameTaughtFile(token: $token, id: $id, input: $input) { _id }\n    }\n  ": types.RenameMaterialDocument,
    "\n    mutation RemoveMaterial($token: String!, $id: String!) {\n      removeTaughtFile(token: $token, id: $id)\n    }\n  ": types.RemoveMaterialDocument,
    "\n  query MaterialOpens($token: String!) {\n    trainerSession(token: $token) { _id }\n  }\n": types.MaterialOpensDocument,
    "\n      query Material($token: String!) {\n        trainerSession(token: $token) { session { course { key category title { nl en fr } } } }\n        taughtFiles(token: $token) { _id name size by createdAt isOwn }\n      }\n    ": types.MaterialDocument,
    "\n    mutation WriteTaught($token: String!, $input: NewTrainerMessage_Input!, $key: String!) {\n      writeTaught(token: $token, input: $input, Idempotency_Key: $key) { _id }\n    }\n  ": types.WriteTaughtDocument,
    "\n    mutation SendTaught($token: String!, $id: String!, $input: MessageSending_Input!) {\n      sendTaught(token: $token, id: $id, input: $input) { _id }\n    }\n  ": types.SendTaughtDocument,
    "\n      query TaughtMessage($token: String!, $look: String!, $isShown: Boolean!) {\n        trainerSession(token: $token) { session { course { key category title { nl en fr } } } }\n        trainerMessages(token: $token) {\n          total left languages { language count } sent { _id subject { nl en fr } sentAt total }\n        }\n        trainerMessage(token: $token, id: $look) @include(if: $isShown) {\n          _id state sentAt total mailed shown subject { nl en fr } text { nl en fr }\n          languages { language count } leftOut { name why } previews { language subject text }\n        }\n      }\n    ": types.TaughtMessageDocument,
    "\n  fragment TaughtSession on TrainerSession {\n    _id trainer isOfAccount panelUrl markedAt endsAt room onlineLink contact\n    bring { nl en fr } directions { nl en fr } parking { nl en fr }\n    session {\n      schedule { start end }\n      course { key category title { nl en fr } }\n      language { name { nl en fr } }\n      location { isOnline address addresses { nl en fr } zip name { nl en fr } city { nl en fr } }\n    }\n    halves { day half }\n    participants {\n      _id firstName lastName organisation\n      days { day present morning afternoon }\n      marks { _id day half present madeAt by }\n    }\n  }\n": types.TaughtSessionFragmentDoc,
    "\n  mutation NoteTaught($token: String!, $input: NewMarks_Input!) {\n    markTaught(token: $token, input: $input) { refused session { ...TaughtSession } }\n  }\n": types.NoteTaughtDocument,
    "\n  query TrainerSession($token: String!) {\n    provider { phone }\n    trainerSession(token: $token) { ...TaughtSession }\n  }\n": types.TrainerSessionDocument,
    "\n    mutation GradeTaught($token: String!, $input: TaughtResult_Input!) {\n      gradeTaught(token: $token, input: $input) { _id }\n    }\n  ": types.GradeTaughtDocument,
    "\n      query TaughtResults($token: String!) {\n        trainerSession(token: $token) {\n          session { course { key category title { nl en fr } } }\n          participants { _id firstName lastName organisation result { score maximum passed } }\n        }\n      }\n    ": types.TaughtResultsDocument,
    "\n    mutation VerifyEmail($token: String!) {\n      verifyEmail(token: $token) { waits }\n    }\n  ": types.VerifyEmailDocument,
    "\n  query VerifiedCertificate($code: String!) {\n    verifiedCertificate(code: $code) {\n      code firstName lastName course duration firstDay lastDay days issuedOn supplier\n    }\n  }\n": types.VerifiedCertificateDocument,
    "\n    mutation PayRegistration($input: PaymentRequest_Input!) {\n      createRegistrationPayment(input: $input) { redirectUrl }\n    }\n  ": types.PayRegistrationDocument,
    "\n    mutation PayBooking($input: PaymentRequest_Input!) { createBookingPayment(input: $input) { redirectUrl } }\n  ": types.PayBookingDocument,
    "\n    mutation AcceptSeatOffer($id: String!) {\n      acceptSeatOffer(id: $id) { session { _id course { _id } } }\n    }\n  ": types.AcceptSeatOfferDocument,
    "\n  fragment StatementContent on AccountStatement {\n    customer opening open credit\n    lines { _id day kind number reference amount balance }\n  }\n": types.StatementContentFragmentDoc,
    "\n  query EInvoiceReceiver($number: String!) {\n    eInvoiceReceiver(number: $number) { canReceive }\n  }\n": types.EInvoiceReceiverDocument,
    "\n  fragment Text on LocalizedText {\n    nl\n    en @include(if: $en)\n    fr @include(if: $fr)\n  }\n": types.TextFragmentDoc,
    "\n  fragment Picture on Picture {\n    url\n    width\n    height\n    focalX\n    focalY\n    alternativeText { ...Text }\n  }\n": types.PictureFragmentDoc,
    "\n  fragment CourseCard on CourseSummary {\n    _id\n    key\n    type\n    days\n    price\n    subsidised\n    title { ...Text }\n    slug { ...Text }\n    summary { ...Text }\n    category { key name { ...Text } }\n    locations { key name { ...Text } }\n    languages { code }\n    nextSession { startDate seatsLeft location { name { ...Text } } language { code name { ...Text } } }\n  }\n": types.CourseCardFragmentDoc,
    "\n  query Me($userId: String!) {\n    me(userId: $userId) {\n      _id\n      email\n      username\n      firstName\n      lastName\n      phone\n      language\n      role\n      active\n      approval\n      allowMarketing\n      isPrivatePerson\n      organisation { _id name vat address zip city country reference }\n      contact { roles }\n      student { _id status dateOfBirth birthPlace }\n      trainer { _id name }\n    }\n  }\n": types.MeDocument,
    "\n  mutation CheckEmail($input: UserCheck_Input!) {\n    validateUser(input: $input) { isPrivatePerson organisation { _id } }\n  }\n": types.CheckEmailDocument,
    "\n  mutation Register($input: NewUser_Input!) {\n    createUser(input: $input) { approval }\n  }\n": types.RegisterDocument,
    "\n    mutation Login($input: Credentials_Input!) {\n      login(input: $input) { token { accessToken refreshToken } user { role } }\n    }\n  ": types.LoginDocument,
    "\n  fragment PriceLines on Registration {\n    vat total\n    priceLines { kind amount participants each days from code percent card }\n  }\n": types.PriceLinesFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BannerBlock($ids: [String]!, $en: Boolean!, $fr: Boolean!) {\n    pictures(ids: $ids) { ...Picture }\n  }\n"): typeof import('./graphql.ts').BannerBlockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SendContactMessage($input: NewContact_Input!, $key: String!) {\n      createContact(input: $input, Idempotency_Key: $key) { _id }\n    }\n  "): typeof import('./graphql.ts').SendContactMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseCalendarBlock($en: Boolean!, $fr: Boolean!, $month: String!) {\n    filteredCourses(limit: 1) {\n      facets { months { value count } }\n    }\n    plannedSessions(month: $month, limit: 300) {\n      total\n      items {\n        _id\n        startDate\n        location { name { ...Text } }\n        language { code name { ...Text } }\n        registrationCount\n        capacity\n        plannedCourse { title { ...Text } slug { ...Text } days }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CourseCalendarBlockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseCommon on CourseContentData {\n    included\n    includedOnline\n    includedTailored\n    certificate\n    cancellation\n    subsidy\n    contactName\n    contactPhone\n    tailoredContactName\n    tailoredContactPhone\n  }\n"): typeof import('./graphql.ts').CourseCommonFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseDetailBlock($slug: String!, $locale: String!, $en: Boolean!, $fr: Boolean!) {\n    course(id: $slug, locale: $locale) {\n      _id\n      key\n      type\n      days\n      price\n      earlyPrice\n      earlyDays\n      groupPrice\n      groupFrom\n      subsidised\n      subsidyTheme\n      trainingDatabaseNumber\n      groupSize\n      title { ...Text }\n      slug { nl en fr }\n      summary { ...Text }\n      description { ...Text }\n      audience { ...Text }\n      outcomes { ...Text }\n      programme {\n        title { ...Text }\n        text { ...Text }\n      }\n      included { ...Text }\n      certificate { ...Text }\n      banner { ...Picture }\n      category { key name { ...Text } }\n      themes { key name { ...Text } }\n      languages { code name { ...Text } }\n      locations { key isOnline address addresses { ...Text } zip name { ...Text } city { ...Text } }\n      trainers {\n        _id\n        name\n        bio { ...Text }\n        avatar { ...Picture }\n      }\n      sessions {\n        _id\n        startDate\n        endDate\n        duration\n        schedule { start end }\n        location { isOnline name { ...Text } city { ...Text } address addresses { ...Text } zip }\n        language { code name { ...Text } }\n        registrationCount\n        capacity\n        fullyBooked\n        minimum\n        decisionOn\n        decision\n      }\n      reviews {\n        items {\n          _id\n          name\n          score\n          language\n          role { ...Text }\n          text { ...Text }\n        }\n      }\n      related {\n        items { ...CourseCard }\n      }\n    }\n    staticContent(type: \"course\") {\n      ... on CourseContent {\n        data {\n          nl { ...CourseCommon }\n          en @include(if: $en) { ...CourseCommon }\n          fr @include(if: $fr) { ...CourseCommon }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CourseDetailBlockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseListBlock(\n    $en: Boolean!\n    $fr: Boolean!\n    $catalogue: Boolean!\n    $searched: Boolean!\n    $locale: String\n    $search: String\n    $types: [String]\n    $categories: [String]\n    $themes: [String]\n    $locations: [String]\n    $languages: [String]\n    $months: [String]\n    $durations: [String]\n    $showOnHomePage: Boolean\n    $sort: String\n    $page: Int\n    $limit: Int\n  ) {\n    filteredCourses(\n      locale: $locale\n      search: $search\n      types: $types\n      categories: $categories\n      themes: $themes\n      locations: $locations\n      languages: $languages\n      months: $months\n      durations: $durations\n      showOnHomePage: $showOnHomePage\n      facets: $catalogue\n      sort: $sort\n      page: $page\n      limit: $limit\n    ) {\n      total\n      page\n      limit\n      corrected\n      items {\n        ...CourseCard\n      }\n      facets @include(if: $catalogue) {\n        types { ...FacetValue }\n        categories { ...FacetValue name { nl en fr } }\n        themes { ...FacetValue }\n        locations { ...FacetValue name { nl en fr } }\n        languages { ...FacetValue }\n        months { ...FacetValue }\n        durations { ...FacetValue }\n      }\n    }\n    siteSearch(locale: $locale, search: $search) @include(if: $searched) {\n      key\n      kind\n      title\n      text\n      path\n      titled\n    }\n  }\n"): typeof import('./graphql.ts').CourseListBlockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FacetValue on FacetValue {\n    value\n    count\n    name { ...Text }\n  }\n"): typeof import('./graphql.ts').FacetValueFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseSuggestions($search: String!, $locale: String!, $limit: Int!, $en: Boolean!, $fr: Boolean!) {\n    filteredCourses(search: $search, locale: $locale, limit: $limit, facets: false) {\n      total\n      corrected\n      items {\n        title { ...Text }\n        slug { ...Text }\n        category { name { ...Text } }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CourseSuggestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FaqBlock($en: Boolean!, $fr: Boolean!, $subject: String) {\n    faqs(limit: 999, sort: [\"sequence:ASC\"], subject: $subject) {\n      items {\n        _id\n        question { ...Text }\n        answer { ...Text }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FaqBlockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FooterBlock($en: Boolean!, $fr: Boolean!) {\n    provider { name vat register { ...Text } openingHours { ...Text } }\n  }\n"): typeof import('./graphql.ts').FooterBlockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SubscribeToNewsletter($input: NewNewsletterSubscription_Input!, $key: String!) {\n      createNewsletterSubscription(input: $input, Idempotency_Key: $key) { _id }\n    }\n  "): typeof import('./graphql.ts').SubscribeToNewsletterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewsBlock($limit: Int!, $en: Boolean!, $fr: Boolean!) {\n    reviews(limit: $limit, sort: [\"score:DESC\"]) {\n      total\n      items {\n        _id\n        name\n        score\n        language\n        role { ...Text }\n        text { ...Text }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ReviewsBlockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RichTextBlock($ids: [String]!, $en: Boolean!, $fr: Boolean!) {\n    pictures(ids: $ids) {\n      url\n      alternativeText { ...Text }\n    }\n  }\n"): typeof import('./graphql.ts').RichTextBlockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoomTypesBlock($en: Boolean!, $fr: Boolean!) {\n    allRoomTypes(sort: [\"sequence:ASC\"]) {\n      _id\n      key\n      name { ...Text }\n      description { ...Text }\n      capacity\n      surface\n      configurations\n      wheelchairAccess\n      pcRoom\n      whiteboard\n      priceHalfDay\n      priceFullDay\n      picture { ...Picture }\n    }\n  }\n"): typeof import('./graphql.ts').RoomTypesBlockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffBlock($en: Boolean!, $fr: Boolean!) {\n    allStaffMembers {\n      _id\n      name\n      email\n      role { ...Text }\n      bio { ...Text }\n      avatar { ...Picture }\n    }\n  }\n"): typeof import('./graphql.ts').StaffBlockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TailoredBlock($en: Boolean!, $fr: Boolean!) {\n    filteredCourses(types: [\"TAILORED\"], limit: 999, facets: false) {\n      items {\n        _id\n        title { ...Text }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TailoredBlockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ActivityList(\n      $page: Int!, $limit: Int!, $sort: [String], $locale: String, $kind: String, $actor: String, $by: String, $subject: String,\n      $at: String\n    ) {\n      activities(\n        page: $page, limit: $limit, sort: $sort, locale: $locale, kind: $kind, actor: $actor, by: $by, subject: $subject,\n        at: $at\n      ) {\n        total\n        items {\n          _id at by actor kind isCreditNote event subject target targetId\n          differences { field before after beforePicture afterPicture }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').ActivityListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ImportBankFile($input: ImportBankFile_Input!) {\n      importBankFile(input: $input) { added }\n    }\n  "): typeof import('./graphql.ts').ImportBankFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AgreeToBankTransaction($id: String!, $input: BankSettling_Input!) {\n      settleBankTransaction(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').AgreeToBankTransactionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation PutBankTransactionAside($id: String!, $input: BankIgnoring_Input!) {\n      ignoreBankTransaction(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').PutBankTransactionAsideDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ReopenBankTransaction($id: String!) {\n      reopenBankTransaction(id: $id) { _id }\n    }\n  "): typeof import('./graphql.ts').ReopenBankTransactionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query BankList(\n      $page: Int!, $limit: Int!, $sort: [String], $search: String, $state: String, $statement: String, $bookedOn: String\n    ) {\n      bankTransactions(\n        page: $page, limit: $limit, sort: $sort, search: $search, state: $state, statement: $statement, bookedOn: $bookedOn\n      ) {\n        total\n        items {\n          _id bookedOn amount counterpartyName reference text state reason note\n          parts { invoice number customer amount owed }\n        }\n      }\n      bankStatements(limit: 5) {\n        items { _id format number closedOn movements waiting open gap }\n      }\n    }\n  "): typeof import('./graphql.ts').BankListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PanelBank($id: String!) {\n    bankTransaction(id: $id) {\n      _id bookedOn amount counterpartyName counterpartyIban reference text bankReference state reason payer receipt\n      decidedBy decidedAt note\n      parts { invoice number customer amount owed }\n      openInvoices { _id number customer owed dueOn }\n    }\n  }\n"): typeof import('./graphql.ts').PanelBankDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SettleBankTransaction($id: String!, $input: BankSettling_Input!) {\n      settleBankTransaction(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').SettleBankTransactionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation IgnoreBankTransaction($id: String!, $input: BankIgnoring_Input!) {\n      ignoreBankTransaction(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').IgnoreBankTransactionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query PanelBooks($year: String!, $per: String!, $vatOn: String!) {\n        bookTotals(year: $year, per: $per, vatOn: $vatOn) {\n          periods { period invoiced credited received refunded open vat { rate net vat } }\n          total { period invoiced credited received refunded open vat { rate net vat } }\n        }\n        books { checkedAt isInAgreement differences { rule unit subject id number whose expected found } }\n      }\n    "): typeof import('./graphql.ts').PanelBooksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation StartBulkAct($id: String!, $input: BulkStart_Input!) {\n      startBulkAct(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').StartBulkActDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query BulkActPage($id: String!, $price: Int, $session: String, $reason: String, $all: Boolean) {\n        bulkAct(id: $id) {\n          _id act state author startedAt total participants possible ended done credit refund kept invoices owed price movesTo\n          reason sessions { _id startDate place { nl en fr } taken capacity }\n          refused { registration customer course { nl en fr } startDate why }\n        }\n        bulkActMails(id: $id, price: $price, session: $session, reason: $reason, all: $all) { rehearsed mails { ...ExpectedMails } }\n      }\n    "): typeof import('./graphql.ts').BulkActPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentStates {\n    staticContentStates {\n      items { ...ContentState }\n    }\n  }\n"): typeof import('./graphql.ts').ContentStatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContentState on StaticContentState {\n    type page title { nl en fr } slug { nl en fr } version isPublished updatedAt author\n    languages { locale state missing }\n  }\n"): typeof import('./graphql.ts').ContentStateFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UnpublishPage($type: String!) {\n      unpublishPage(type: $type)\n    }\n  "): typeof import('./graphql.ts').UnpublishPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemovePage($type: String!) {\n      removePage(type: $type)\n    }\n  "): typeof import('./graphql.ts').RemovePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Contents($removed: String!, $isRemoving: Boolean!) {\n      staticContentStates {\n        items { ...ContentState }\n      }\n      staticContentLinks(type: $removed) @include(if: $isRemoving) {\n        items { type title { nl en fr } block locales }\n      }\n    }\n  "): typeof import('./graphql.ts').ContentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation NewPage($input: NewPageDraft_Input!) {\n      createPageDraft(input: $input) { type }\n    }\n  "): typeof import('./graphql.ts').NewPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublishingPlans {\n    publishingPlans {\n      items { ...Plan }\n    }\n  }\n"): typeof import('./graphql.ts').PublishingPlansDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublishingPlan($id: String!) {\n    publishingPlan(id: $id) { ...Plan }\n  }\n"): typeof import('./graphql.ts').PublishingPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Plan on PublishingPlan {\n    _id at status reason locales author settledAt\n    documents { type version newest published title { nl en fr } }\n  }\n"): typeof import('./graphql.ts').PlanFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation PlanPublishing($input: NewPublishingPlan_Input!) {\n      planPublishing(input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').PlanPublishingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangePublishingPlan($id: String!, $input: PublishingPlanChanges_Input!) {\n      changePublishingPlan(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').ChangePublishingPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation WithdrawPublishingPlan($id: String!) {\n      withdrawPublishingPlan(id: $id) { _id }\n    }\n  "): typeof import('./graphql.ts').WithdrawPublishingPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentPreviews($type: String!) {\n    previews(type: $type) {\n      items { _id status address author createdAt expiresAt revokedAt revokedBy }\n    }\n    staticContentDraft(type: $type) { blocks { id data } }\n  }\n"): typeof import('./graphql.ts').ContentPreviewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreatePreview($type: String!, $input: NewPreview_Input!) {\n      createPreview(type: $type, input: $input) { __typename }\n    }\n  "): typeof import('./graphql.ts').CreatePreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RevokePreview($type: String!, $id: String!) {\n      revokePreview(type: $type, id: $id)\n    }\n  "): typeof import('./graphql.ts').RevokePreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Checked on ContentCheck {\n    findings { severity kind blockId block locale path field value }\n  }\n"): typeof import('./graphql.ts').CheckedFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DraftToPublish on StaticContentDraft {\n    ...EditedDraft\n    published\n  }\n"): typeof import('./graphql.ts').DraftToPublishFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation PublishTogether($input: StaticContentsPublish_Input!) {\n      publishTogether(input: $input) { documents { type } }\n    }\n  "): typeof import('./graphql.ts').PublishTogetherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentVersions($type: String!, $version: Int!, $hasVersion: Boolean!) {\n    staticContentVersions(type: $type) {\n      items { version state author createdAt publishedAt }\n    }\n    staticContentDraft(type: $type) { blocks { id data } }\n    staticContentChanges(type: $type, version: $version) @include(if: $hasVersion) {\n      items { kind blockId block locale path before after }\n    }\n  }\n"): typeof import('./graphql.ts').ContentVersionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestoreContent($type: String!, $version: Int!) {\n      restoreStaticContent(type: $type, version: $version) { __typename }\n    }\n  "): typeof import('./graphql.ts').RestoreContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseLinks on Query {\n    courseChoices { themes { _id name { nl en fr } } trainers { _id name } }\n    allCategories { _id name { nl en fr } }\n    allLocations { _id name { nl en fr } }\n    allLanguages { _id name { nl en fr } }\n    media(page: 1, limit: 24) { items { _id name url } }\n  }\n"): typeof import('./graphql.ts').CourseLinksFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseToWrite($id: String!) {\n    course(id: $id) {\n      _id type days price earlyPrice earlyDays groupPrice groupFrom subsidised subsidyTheme groupSize trainingDatabaseNumber showOnHomePage updatedAt\n      title { nl en fr } slug { nl en fr } summary { nl en fr } description { nl en fr } audience { nl en fr }\n      outcomes { nl en fr } included { nl en fr } certificate { nl en fr } bring { nl en fr }\n      programme { title { nl en fr } text { nl en fr } }\n      category { _id } themes { _id } locations { _id } languages { _id } trainers { _id }\n    }\n    deskCourses(_id: $id, limit: 1) { items { banner sessions missing { en fr } } }\n    courseHistory(id: $id) { to about session at by }\n    ...CourseLinks\n  }\n"): typeof import('./graphql.ts').CourseToWriteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewCoursePage {\n    ...CourseLinks\n  }\n"): typeof import('./graphql.ts').NewCoursePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeCourse($id: String!, $input: CourseChanges_Input!) {\n    updateCourse(id: $id, input: $input) { _id }\n  }\n"): typeof import('./graphql.ts').ChangeCourseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddCourse($input: NewCourse_Input!) {\n      createCourse(input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').AddCourseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query CourseDesk(\n      $page: Int!, $limit: Int!, $sort: [String], $locale: String, $search: String, $type: String, $category: String,\n      $complete: String, $sessions: String\n    ) {\n      deskCourses(\n        page: $page, limit: $limit, sort: $sort, locale: $locale, search: $search, type: $type, category: $category,\n        complete: $complete, sessions: $sessions\n      ) {\n        total\n        items { _id title { nl en fr } type category { nl en fr } price sessions missing { en fr } updatedAt }\n      }\n      allCategories { key name { nl en fr } }\n    }\n  "): typeof import('./graphql.ts').CourseDeskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query CustomerList($page: Int!, $limit: Int!, $sort: [String], $search: String, $kind: String, $state: String) {\n      customers(page: $page, limit: $limit, sort: $sort, search: $search, kind: $kind, state: $state) {\n        total\n        items { _id kind name email about state createdAt }\n      }\n    }\n  "): typeof import('./graphql.ts').CustomerListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SellPrepaidCard($input: NewPrepaidCard_Input!, $key: String) {\n      sellPrepaidCard(input: $input, Idempotency_Key: $key) { _id }\n    }\n  "): typeof import('./graphql.ts').SellPrepaidCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PanelCustomer($id: String!, $isDesk: Boolean!) {\n    customer(id: $id) {\n      _id kind name email emailVerified phone vat enterpriseNumber receivesEInvoices address zip city language state createdAt participants\n      people { _id name email roles approval active }\n      organisations { _id name roles approval }\n      registrations { _id status course { nl en fr } startDate participants session }\n      invoices { _id number status issuedOn dueOn total creditOf }\n      bookings { _id status date persons }\n      mails { _id to subject createdAt sentAt }\n      messages { _id subject createdAt handled }\n      history { to at by about }\n    }\n    accountStatement(id: $id) {\n      open credit\n      openInvoices { _id number dueOn owed }\n      credits { _id receivedOn reference rest }\n    }\n    prepaidCards(customer: $id, limit: 50) {\n      items {\n        _id number days daysLeft total validUntil state boughtOn\n        invoice { _id number }\n        uses { registration days startDate course { nl en fr } }\n      }\n    }\n    notes(subject: \"customer\", id: $id) { ...NoteLine }\n    deskMessages(customer: $id) @include(if: $isDesk) { ...WrittenLine }\n    doubles(customer: $id) {\n      items { kind why kept { _id name } dropped { _id name } }\n    }\n  }\n"): typeof import('./graphql.ts').PanelCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SetActive($id: String!, $active: Boolean!) {\n      updateUser(id: $id, input: { active: $active }) { _id }\n    }\n  "): typeof import('./graphql.ts').SetActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation DecideApplicant($id: String!, $input: ApprovalDecision_Input!) {\n      decideApproval(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').DecideApplicantDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SetContactRoles($id: String!, $userId: String!, $input: OrganisationContactChanges_Input!) {\n      updateOrganisationContact(id: $id, userId: $userId, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').SetContactRolesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerStatement($id: String!, $from: String, $until: String) {\n    accountStatement(id: $id, from: $from, until: $until) { ...StatementContent }\n  }\n"): typeof import('./graphql.ts').CustomerStatementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation PanelApproval($id: String!, $input: ApprovalDecision_Input!) {\n      decideApproval(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').PanelApprovalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation HandleDeskMessage($id: String!, $input: ContactChanges_Input!) {\n      updateContact(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').HandleDeskMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation PublishDeskReview($id: String!, $input: ReviewDecision_Input!) {\n      decideEvaluationReview(id: $id, input: $input) { status }\n    }\n  "): typeof import('./graphql.ts').PublishDeskReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SettleDeskCredit($id: String!) {\n      updateInvoice(id: $id, input: { status: paid }) { _id }\n    }\n  "): typeof import('./graphql.ts').SettleDeskCreditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation PassDeskInvoice($id: String!) {\n      sendEInvoice(id: $id) { receiver }\n    }\n  "): typeof import('./graphql.ts').PassDeskInvoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation WithdrawDeskQuotation($id: String!, $input: BookingChanges_Input!) {\n      updateBooking(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').WithdrawDeskQuotationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ConfirmSession($id: String!) {\n      confirmSession(id: $id) { _id }\n    }\n  "): typeof import('./graphql.ts').ConfirmSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CancelSession($id: String!) {\n      cancelSession(id: $id) { _id }\n    }\n  "): typeof import('./graphql.ts').CancelSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemindChoice($id: String!) {\n      remindChoice(id: $id) { isReminded }\n    }\n  "): typeof import('./graphql.ts').RemindChoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemindTrainers($id: String!) {\n      remindTrainers(id: $id) { reminded }\n    }\n  "): typeof import('./graphql.ts').RemindTrainersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation OpenTaughtSession($id: String!) {\n      openTaughtSession(id: $id) { path }\n    }\n  "): typeof import('./graphql.ts').OpenTaughtSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Unprepared on PlannedSession {\n    _id startDate registrationCount plannedCourse { title { nl en fr } } location { name { nl en fr } }\n  }\n"): typeof import('./graphql.ts').UnpreparedFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReturnedCredit on Invoice {\n    _id number issuedOn total creditOf customer { name }\n  }\n"): typeof import('./graphql.ts').ReturnedCreditFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PassedOn on Invoice {\n    _id number issuedOn creditOf customer { name }\n  }\n"): typeof import('./graphql.ts').PassedOnFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OvertakenQuotation on Booking {\n    _id firstName lastName organisationName date dayPart offer { number }\n  }\n"): typeof import('./graphql.ts').OvertakenQuotationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LostMail on Mail {\n    _id to subject createdAt sentAt\n  }\n"): typeof import('./graphql.ts').LostMailFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitingReview on EvaluationReview {\n    _id text course { nl en fr } createdAt\n  }\n"): typeof import('./graphql.ts').WaitingReviewFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PanelToday(\n    $until: String!, $today: String!, $rooms: String!, $links: String!, $limit: Int!, $latest: Int!, $locale: String, $day: String!\n    $answered: String!, $hasAnswered: Boolean!, $published: String!, $hasPublished: Boolean!\n    $resent: String!, $hasResent: Boolean!, $returned: String!, $hasReturned: Boolean!, $passed: String!, $hasPassed: Boolean!\n    $withdrawn: String!, $hasWithdrawn: Boolean!\n    $isDesk: Boolean!, $isFinance: Boolean!, $isRooms: Boolean!, $isOffice: Boolean!, $isEditor: Boolean!, $isReviewer: Boolean!\n    $isHouse: Boolean!, $isTrainer: Boolean!, $ahead: String!\n    $asked: String!, $act: String!, $isAsked: Boolean!\n  ) {\n    taughtSessions @include(if: $isTrainer) {\n      _id title { nl en fr } place { nl en fr } room end participants toGrade\n      hours { start end }\n      toNote { day half }\n    }\n    trainerCalendar(from: $day, to: $ahead) @include(if: $isTrainer) {\n      _id absences { _id fromDay untilDay fromTime untilTime }\n    }\n    requests: bookings(status: \"new\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isRooms) {\n      total\n      items { _id firstName lastName organisationName persons date dayPart configuration catering createdAt }\n    }\n    quotations: bookings(\n      status: \"waiting_for_customer\", offerValidUntil: $until, sort: [\"offerValidUntil:ASC\"], limit: $limit\n    ) @include(if: $isRooms) {\n      total\n      items { _id firstName lastName organisationName persons date dayPart phone offerValidUntil offer { number total } }\n    }\n    overtaken: bookings(isOvertaken: \"true\", sort: [\"date:ASC\"], limit: $limit) @include(if: $isRooms) {\n      total\n      items { ...OvertakenQuotation }\n    }\n    withdrawn: bookings(_id: $withdrawn, status: \"canceled\", limit: $limit) @include(if: $hasWithdrawn) {\n      total\n      items { ...OvertakenQuotation }\n    }\n    approvals @include(if: $isDesk) { _id firstName lastName email organisation { _id name } createdAt }\n    undecided: plannedSessions(\n      toDecide: \"true\", decisionOn: $until, sort: [\"startDate:ASC\"], limit: $limit\n    ) @include(if: $isDesk) {\n      total\n      items {\n        _id startDate decisionOn minimum registrationCount plannedCourse { title { nl en fr } }\n        location { name { nl en fr } }\n      }\n    }\n    sessionMails(id: $asked, act: $act) @include(if: $isAsked) { ...ExpectedMails }\n    roomless: plannedSessions(lacks: \"room\", startDate: $rooms, endDate: \">=today\", sort: [\"startDate:ASC\"], limit: $limit) @include(if: $isDesk) {\n      total\n      items { ...Unprepared }\n    }\n    linkless: plannedSessions(lacks: \"link\", startDate: $links, endDate: \">=today\", sort: [\"startDate:ASC\"], limit: $limit) @include(if: $isDesk) {\n      total\n      items { ...Unprepared }\n    }\n    trainerless: waitingTrainerRequests @include(if: $isDesk) {\n      total\n      items { _id startDate title { nl en fr } place { nl en fr } names isDeclined remindedAt }\n    }\n    mismatches: payments(difference: \"undecided\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isFinance) {\n      total\n      items { _id customer course { nl en fr } quotation amount paidAmount createdAt }\n    }\n    messages: contacts(handled: \"false\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isDesk) {\n      total\n      items { _id firstName lastName subject createdAt }\n    }\n    answered: contacts(_id: $answered, handled: \"true\", limit: $limit) @include(if: $hasAnswered) {\n      total\n      items { _id firstName lastName subject createdAt }\n    }\n    due: openInvoices(dueOn: $today, sort: [\"dueOn:ASC\"], limit: 999) @include(if: $isFinance) {\n      total\n      items { _id number dueOn owed customer level remindedOn pause { reason } }\n    }\n    returns: invoices(toReturn: \"true\", sort: [\"issuedOn:ASC\"], limit: $limit) @include(if: $isFinance) {\n      total\n      items { ...ReturnedCredit }\n    }\n    returned: invoices(_id: $returned, status: \"paid\", limit: $limit) @include(if: $hasReturned) {\n      total\n      items { ...ReturnedCredit }\n    }\n    credits: receipts(hasRest: \"true\", sort: [\"receivedOn:ASC\"], limit: $limit) @include(if: $isFinance) {\n      total\n      items { _id rest receivedOn customer organisation user reference }\n    }\n    refused: invoices(refused: \"true\", sort: [\"issuedOn:ASC\"], limit: $limit) @include(if: $isFinance) {\n      total\n      items { ...PassedOn }\n    }\n    passed: invoices(_id: $passed, limit: $limit) @include(if: $hasPassed) {\n      total\n      items { ...PassedOn }\n    }\n    choosing: deskRegistrations(isChoosing: \"true\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isDesk) {\n      total\n      items { _id customer course { nl en fr } startDate choiceRemindedAt }\n    }\n    undelivered: mails(state: \"undelivered\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isOffice) {\n      total\n      items { ...LostMail }\n    }\n    resent: mails(_id: $resent, limit: $limit) @include(if: $hasResent) {\n      total\n      items { ...LostMail }\n    }\n    books @include(if: $isFinance) { checkedAt isInAgreement differences { rule unit subject id number whose expected found } }\n    roomUses(from: $day, to: $day) @include(if: $isOffice) { roomType start end session title { nl en fr } reason note }\n    roomCalendar(from: $day, to: $day) @include(if: $isOffice) {\n      _id status dayPart roomType firstName lastName organisationName\n    }\n    allRoomTypes(sort: [\"sequence:ASC\"]) @include(if: $isOffice) { _id name { nl en fr } }\n    activities(limit: $latest, locale: $locale) @include(if: $isHouse) {\n      items { _id at by kind isCreditNote event subject target targetId }\n    }\n    reviews: evaluationReviews(status: \"waiting\", sort: [\"createdAt:ASC\"], limit: $limit) @include(if: $isReviewer) {\n      total\n      items { ...WaitingReview }\n    }\n    published: evaluationReviews(_id: $published, status: \"published\", limit: $limit) @include(if: $hasPublished) {\n      total\n      items { ...WaitingReview }\n    }\n    staticContentStates @include(if: $isEditor) {\n      items { type title { nl en fr } languages { locale state missing } }\n    }\n    publishingPlans @include(if: $isEditor) {\n      items { _id at status reason createdAt settledAt documents { type isPublic title { nl en fr } } }\n    }\n  }\n"): typeof import('./graphql.ts').PanelTodayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query DiscountCodeList($page: Int!, $limit: Int!, $sort: [String], $code: String) {\n      discountCodes(page: $page, limit: $limit, sort: $sort, code: $code) {\n        total\n        items { _id code unit value active validFrom validUntil maxUses uses }\n      }\n    }\n  "): typeof import('./graphql.ts').DiscountCodeListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CoursesToChoose on Query {\n    filteredCourses(limit: 999, facets: false, sort: \"title:ASC\", locale: $locale) { items { _id title { nl en fr } } }\n  }\n"): typeof import('./graphql.ts').CoursesToChooseFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddDiscountCode($input: NewDiscountCode_Input!) {\n      createDiscountCode(input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').AddDiscountCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangeDiscountCode($id: String!, $input: DiscountCodeChanges_Input!) {\n      updateDiscountCode(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').ChangeDiscountCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query NewDiscountCodePage($locale: String!) {\n        ...CoursesToChoose\n      }\n    "): typeof import('./graphql.ts').NewDiscountCodePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query DiscountCodePage($id: String!, $locale: String!) {\n        discountCode(id: $id) {\n          _id code unit value combines active validFrom validUntil maxUses maxPerCustomer courses uses\n        }\n        ...CoursesToChoose\n      }\n    "): typeof import('./graphql.ts').DiscountCodePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query DoubleList($page: Int!, $limit: Int!, $kind: String) {\n      doubles(page: $page, limit: $limit, kind: $kind) {\n        total\n        items { kind why customer { _id name } kept { _id name about } dropped { _id name about } }\n      }\n    }\n  "): typeof import('./graphql.ts').DoubleListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComparedDoubles($kind: String!, $kept: String!, $dropped: String!, $locale: String!) {\n    comparedDoubles(kind: $kind, kept: $kept, dropped: $dropped, locale: $locale) {\n      kind version\n      customer { _id name }\n      kept { _id name createdAt records { kind count newest { name at } } }\n      dropped { _id name createdAt records { kind count newest { name at } } }\n      fields { name kept dropped }\n      clashes { kind name at }\n    }\n  }\n"): typeof import('./graphql.ts').ComparedDoublesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation MergeDoubles($kind: String!, $kept: String!, $dropped: String!, $input: Merge_Input!) {\n      mergeDoubles(kind: $kind, kept: $kept, dropped: $dropped, input: $input) { customer }\n    }\n  "): typeof import('./graphql.ts').MergeDoublesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditorDrafts($type: String!) {\n    page: staticContentDraft(type: $type) { ...EditedDraft }\n    banner: staticContentDraft(type: \"banner\") { ...EditedDraft }\n    cookie: staticContentDraft(type: \"cookie\") { ...EditedDraft }\n    footer: staticContentDraft(type: \"footer\") { ...EditedDraft }\n    homepageOffer: staticContentDraft(type: \"homepage-offer\") { ...EditedDraft }\n    homepageUsps: staticContentDraft(type: \"homepage-usps\") { ...EditedDraft }\n    tailored: staticContentDraft(type: \"tailored\") { ...EditedDraft }\n  }\n"): typeof import('./graphql.ts').EditorDraftsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentToPublish($type: String!, $pageType: String!) {\n    staticContentStates { items { ...ContentState } }\n    checked: staticContentCheck(type: $type) { ...Checked }\n    page: staticContentDraft(type: $pageType) { ...DraftToPublish }\n    banner: staticContentDraft(type: \"banner\") { ...DraftToPublish }\n    cookie: staticContentDraft(type: \"cookie\") { ...DraftToPublish }\n    footer: staticContentDraft(type: \"footer\") { ...DraftToPublish }\n    homepageOffer: staticContentDraft(type: \"homepage-offer\") { ...DraftToPublish }\n    homepageUsps: staticContentDraft(type: \"homepage-usps\") { ...DraftToPublish }\n    tailored: staticContentDraft(type: \"tailored\") { ...DraftToPublish }\n    bannerChecked: staticContentCheck(type: \"banner\") { ...Checked }\n    cookieChecked: staticContentCheck(type: \"cookie\") { ...Checked }\n    footerChecked: staticContentCheck(type: \"footer\") { ...Checked }\n    homepageOfferChecked: staticContentCheck(type: \"homepage-offer\") { ...Checked }\n    homepageUspsChecked: staticContentCheck(type: \"homepage-usps\") { ...Checked }\n    tailoredChecked: staticContentCheck(type: \"tailored\") { ...Checked }\n  }\n"): typeof import('./graphql.ts').ContentToPublishDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedDraft on StaticContentDraft {\n    type\n    version\n    blocks { id block position hidden removed data sources }\n  }\n"): typeof import('./graphql.ts').EditedDraftFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query PanelEvaluations($by: String!, $from: String, $until: String, $course: String, $trainer: String) {\n      evaluationResults(by: $by, from: $from, until: $until, course: $course, trainer: $trainer) {\n        key name { nl en fr } asked answered\n        score { count average counts } recommend { count average counts }\n      }\n      waiting: evaluationReviews(status: \"waiting\", limit: 1) { total }\n    }\n  "): typeof import('./graphql.ts').PanelEvaluationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query EvaluationQuestionList($page: Int!, $limit: Int!, $sort: [String], $text: String) {\n      evaluationQuestions(page: $page, limit: $limit, sort: $sort, text: $text) {\n        total\n        items { _id kind text { nl en fr } sequence active }\n      }\n    }\n  "): typeof import('./graphql.ts').EvaluationQuestionListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddEvaluationQuestion($input: NewEvaluationQuestion_Input!) {\n      createEvaluationQuestion(input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').AddEvaluationQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangeEvaluationQuestion($id: String!, $input: EvaluationQuestionChanges_Input!) {\n      updateEvaluationQuestion(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').ChangeEvaluationQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemoveEvaluationQuestion($id: String!) {\n      deleteEvaluationQuestion(id: $id)\n    }\n  "): typeof import('./graphql.ts').RemoveEvaluationQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query PanelEvaluationQuestion($id: String!) {\n        evaluationQuestion(id: $id) { _id kind text { nl en fr } sequence active }\n      }\n    "): typeof import('./graphql.ts').PanelEvaluationQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query EvaluationReviewList($page: Int!, $limit: Int!, $sort: [String], $text: String, $status: String) {\n      evaluationReviews(page: $page, limit: $limit, sort: $sort, text: $text, status: $status) {\n        total\n        items { _id text name organisation score status course { nl en fr } createdAt }\n      }\n    }\n  "): typeof import('./graphql.ts').EvaluationReviewListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideReview($id: String!, $input: ReviewDecision_Input!) {\n    decideEvaluationReview(id: $id, input: $input) { status }\n  }\n"): typeof import('./graphql.ts').DecideReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query PanelReview($id: String!) {\n        evaluationReviews(_id: $id, limit: 1) {\n          items {\n            _id text language name organisation score status reason course { nl en fr } lastDay createdAt decidedAt decidedBy\n          }\n        }\n      }\n    "): typeof import('./graphql.ts').PanelReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query PanelFigures($period: String!, $by: String!) {\n        figures(period: $period, by: $by) {\n          from until beforeFrom beforeUntil\n          now { sessions canceled capacity seats revenue costed earned costs margin }\n          before { sessions canceled capacity seats revenue costed earned costs margin }\n          groups {\n            key name { nl en fr }\n            now { sessions canceled capacity seats revenue costed earned costs margin }\n            before { sessions canceled capacity seats revenue costed earned costs margin }\n          }\n          revenue { key now before }\n          registrations { key now before }\n          seats { key now before }\n          leadDays { now before }\n          lead { key now before }\n          ended { key now before }\n          steps { key now before }\n          funnel {\n            key name { nl en fr }\n            now { visits begun details confirmed paid }\n            before { visits begun details confirmed paid }\n          }\n          searches { key now before }\n        }\n      }\n    "): typeof import('./graphql.ts').PanelFiguresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailTexts($under: String!) {\n    interfaceTexts(under: $under, limit: 20) {\n      items { ...SaidText }\n    }\n  }\n"): typeof import('./graphql.ts').MailTextsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SaidText on InterfaceText {\n    key\n    placeholders\n    texts {\n      nl { text original longest changedAt author }\n      en { text original longest changedAt author }\n      fr { text original longest changedAt author }\n    }\n  }\n"): typeof import('./graphql.ts').SaidTextFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangeInterfaceText($key: String!, $locale: String!, $input: InterfaceTextChange_Input!) {\n      updateInterfaceText(key: $key, locale: $locale, input: $input) { key }\n    }\n  "): typeof import('./graphql.ts').ChangeInterfaceTextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemoveInterfaceText($key: String!, $locale: String!) {\n      removeInterfaceText(key: $key, locale: $locale)\n    }\n  "): typeof import('./graphql.ts').RemoveInterfaceTextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query InterfaceTextList($page: Int!, $limit: Int!, $search: String, $changed: Boolean) {\n      interfaceTexts(page: $page, limit: $limit, search: $search, changed: $changed) {\n        total\n        items { ...SaidText }\n      }\n    }\n  "): typeof import('./graphql.ts').InterfaceTextListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddSearchTerm($input: NewSearchTerm_Input!) {\n    createSearchTerm(input: $input) { _id }\n  }\n"): typeof import('./graphql.ts').AddSearchTermDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeSearchTerm($id: String!, $input: SearchTermChanges_Input!) {\n    updateSearchTerm(id: $id, input: $input) { _id }\n  }\n"): typeof import('./graphql.ts').ChangeSearchTermDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemoveSearchTerm($id: String!) {\n      deleteSearchTerm(id: $id)\n    }\n  "): typeof import('./graphql.ts').RemoveSearchTermDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query SearchTermList($page: Int!, $limit: Int!, $sort: [String], $term: String, $language: String, $typed: String,\n      $locale: String, $isTried: Boolean!) {\n      searchTerms(page: $page, limit: $limit, sort: $sort, term: $term, language: $language) {\n        total\n        items { _id language term meanings }\n      }\n      filteredCourses(search: $typed, locale: $locale, limit: 5, facets: false) @include(if: $isTried) {\n        total\n        corrected\n        items { _id title { nl en fr } }\n      }\n    }\n  "): typeof import('./graphql.ts').SearchTermListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query InvoiceList(\n      $page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $kind: String, $eInvoice: String, $overdue: String,\n      $dueOn: String, $period: String\n    ) {\n      invoices(\n        page: $page, limit: $limit, sort: $sort, search: $search, status: $status, kind: $kind, eInvoice: $eInvoice,\n        overdue: $overdue,\n        dueOn: $dueOn, period: $period\n      ) {\n        total\n        items { _id number status issuedOn dueOn total owed creditOf eInvoice customer { name } }\n      }\n    }\n  "): typeof import('./graphql.ts').InvoiceListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PanelInvoice($id: String!) {\n    invoice(id: $id) {\n      _id number status issuedOn dueOn net vat total owed shares { payer amount open } reference paymentReference creditOf\n      organisation user\n      customer { name address zip city country vat enterpriseNumber email }\n      lines { description quantity unitPrice amount vatRate }\n    }\n    invoiceRecord(id: $id) {\n      history { status at by reason }\n      payments { _id status amount paidAmount refunded paymentProvider createdAt }\n      receipts { _id amount receivedOn payer }\n      related { _id number status issuedOn total isCreditNote agreed }\n      left { net vat total }\n      eInvoice { state receiver code reason changedAt }\n      registration booking receiver canReissue canCredit canCreditPart\n    }\n  }\n"): typeof import('./graphql.ts').PanelInvoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SettleInvoice($id: String!, $status: InvoiceStatus!) {\n      updateInvoice(id: $id, input: { status: $status }) { _id }\n    }\n  "): typeof import('./graphql.ts').SettleInvoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SendInvoiceAgain($id: String!) {\n      sendEInvoice(id: $id) { receiver }\n    }\n  "): typeof import('./graphql.ts').SendInvoiceAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreditPart($id: String!, $input: NewCreditNote_Input!) {\n      createCreditNote(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').CreditPartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ReissueInvoice($id: String!, $input: NewReissue_Input!) {\n      reissueInvoice(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').ReissueInvoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation SendMailAgain($id: String!, $input: MailAgain_Input!) {\n        sendMailAgain(id: $id, input: $input) { _id }\n      }\n    "): typeof import('./graphql.ts').SendMailAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation CreateBulkAct($input: NewBulkAct_Input!, $key: String!) {\n        createBulkAct(input: $input, Idempotency_Key: $key) { _id }\n      }\n    "): typeof import('./graphql.ts').CreateBulkActDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NoteLine on Note { _id text author createdAt mayRemove }\n"): typeof import('./graphql.ts').NoteLineFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddNote($input: NewNote_Input!) {\n      createNote(input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').AddNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemoveNote($id: String!) {\n      deleteNote(id: $id)\n    }\n  "): typeof import('./graphql.ts').RemoveNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NotePayment($input: NewReceipt_Input!, $key: String) {\n    createReceipt(input: $input, Idempotency_Key: $key) { _id }\n  }\n"): typeof import('./graphql.ts').NotePaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WrittenLine on DeskMessageLine { _id subject { nl en fr } author isByTrainer sentAt total }\n"): typeof import('./graphql.ts').WrittenLineFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExpectedMails on ExpectedMails {\n    total languages { language count } leftOut { name email why } doubtful { name email }\n    mails { kind reader count to language subject text }\n  }\n"): typeof import('./graphql.ts').ExpectedMailsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation PanelLogin($input: Credentials_Input!) {\n      login(input: $input) { token { accessToken refreshToken } ticket }\n    }\n  "): typeof import('./graphql.ts').PanelLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation PanelLoginWithCode($input: SecondFactorLogin_Input!) {\n      loginWithCode(input: $input) { token { accessToken refreshToken } }\n    }\n  "): typeof import('./graphql.ts').PanelLoginWithCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query MailList($page: Int!, $limit: Int!, $sort: [String], $search: String, $state: String) {\n      mails(page: $page, limit: $limit, sort: $sort, search: $search, state: $state) {\n        total\n        items { _id to subject state createdAt sentAt againAt againBy }\n      }\n    }\n  "): typeof import('./graphql.ts').MailListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UploadPicture($input: UploadFiles_Input!) {\n      uploadFiles(input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').UploadPictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangeFocalPoint($id: String!, $input: FocalPoint_Input!) {\n      updateFocalPoint(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').ChangeFocalPointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangeAlternativeText($id: String!, $input: AlternativeText_Input!) {\n      updateAlternativeText(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').ChangeAlternativeTextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemovePicture($id: String!) {\n      deleteFile(id: $id)\n    }\n  "): typeof import('./graphql.ts').RemovePictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query MediaList($page: Int!, $limit: Int!, $search: String) {\n      media(page: $page, limit: $limit, search: $search) {\n        total\n        items {\n          _id name url size width height focalX focalY decorative\n          alternativeText { nl en fr }\n          uses { kind key title { nl en fr } }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').MediaListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ReplacePicture($id: String!, $input: ReplacePicture_Input!) {\n      replacePicture(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').ReplacePictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestorePicture($id: String!, $former: String!, $input: PictureVersion_Input!) {\n      restorePicture(id: $id, former: $former, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').RestorePictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query PanelPicture($id: String!) {\n        media(page: 1, limit: 1, search: $id) {\n          items {\n            _id name url size width height decorative version\n            alternativeText { nl en fr }\n            former { _id name size width height replacedAt }\n            uses { kind key title { nl en fr } }\n          }\n        }\n      }\n    "): typeof import('./graphql.ts').PanelPictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation HandleMessages($input: ChosenContacts_Input!) {\n      handleContacts(input: $input) { done refused { why } }\n    }\n  "): typeof import('./graphql.ts').HandleMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query MessageList($page: Int!, $limit: Int!, $sort: [String], $search: String, $handled: String) {\n      contacts(page: $page, limit: $limit, sort: $sort, search: $search, handled: $handled) {\n        total\n        items { _id firstName lastName subject handled createdAt }\n      }\n    }\n  "): typeof import('./graphql.ts').MessageListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation HandleMessage($id: String!, $input: ContactChanges_Input!) {\n      updateContact(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').HandleMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AnswerMessage($id: String!, $input: NewContactAnswer_Input!, $key: String!) {\n      answerContact(id: $id, input: $input, Idempotency_Key: $key) { _id }\n    }\n  "): typeof import('./graphql.ts').AnswerMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PanelMessage($id: String!) {\n    contact(id: $id) {\n      _id firstName lastName email phone subject message language verified handled handledAt handledBy createdAt\n    }\n    contactAnswers(id: $id) { _id text author createdAt mail mailState }\n  }\n"): typeof import('./graphql.ts').PanelMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query SubscriptionList($page: Int!, $limit: Int!, $sort: [String], $search: String, $confirmed: String) {\n      newsletterSubscriptions(page: $page, limit: $limit, sort: $sort, search: $search, confirmed: $confirmed) {\n        total\n        items { _id email firstName lastName language confirmed createdAt }\n      }\n    }\n  "): typeof import('./graphql.ts').SubscriptionListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Remind($input: NewReminders_Input!) {\n      remind(input: $input) { done refused { why } }\n    }\n  "): typeof import('./graphql.ts').RemindDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query OpenList($page: Int!, $limit: Int!, $sort: [String], $search: String, $age: String, $isPaused: String) {\n      openInvoices(page: $page, limit: $limit, sort: $sort, search: $search, age: $age, isPaused: $isPaused) {\n        total\n        items { _id number customer email dueOn owed age level remindedOn pause { reason until } }\n      }\n      debtsByAge { items { age count owed } }\n    }\n  "): typeof import('./graphql.ts').OpenListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PanelOpen($id: String!) {\n    invoice(id: $id) { _id number dueOn owed customer { name } }\n    openInvoice(id: $id) {\n      isConsumer\n      reminders { _id level sentOn payBy open costs damages email by }\n      next { level allowedOn costs damages total payBy to subject body }\n      pause { reason until note by at }\n    }\n  }\n"): typeof import('./graphql.ts').PanelOpenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemindOne($input: NewReminders_Input!) {\n      remind(input: $input) { done refused { why } }\n    }\n  "): typeof import('./graphql.ts').RemindOneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation PauseReminders($id: String!, $input: NewReminderPause_Input!) {\n      pauseReminders(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').PauseRemindersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ResumeReminders($id: String!) {\n      resumeReminders(id: $id) { _id }\n    }\n  "): typeof import('./graphql.ts').ResumeRemindersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query PaymentList(\n      $page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $difference: String, $subject: String\n    ) {\n      payments(\n        page: $page, limit: $limit, sort: $sort, search: $search, status: $status, difference: $difference,\n        subject: $subject\n      ) {\n        total\n        items {\n          _id status difference amount paidAmount refunded reference customer registration booking\n          course { nl en fr } quotation invoice { _id number } createdAt\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').PaymentListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PanelPayment($id: String!) {\n    payment(id: $id) {\n      _id status difference amount paidAmount refunded paymentProvider reference customer email transferReference\n      registration booking course { nl en fr } quotation invoice { _id number } createdAt canAccept\n      history { status at by reason }\n      refunds { _id status amount createdAt }\n    }\n  }\n"): typeof import('./graphql.ts').PanelPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation DecidePayment($id: String!, $input: PaymentDecision_Input!) {\n      decidePayment(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').DecidePaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RegisterByPhone($input: NewPhoneRegistration_Input!, $key: String!) {\n      registerByPhone(input: $input, Idempotency_Key: $key) { _id }\n    }\n  "): typeof import('./graphql.ts').RegisterByPhoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query PhonePage($caller: String, $user: String, $organisation: String, $sought: String, $session: String) {\n        phoneChoices(caller: $caller, user: $user, organisation: $organisation, sought: $sought, session: $session) {\n          customers { user organisation name organisationName email phone vat city }\n          customer {\n            user organisation name organisationName city address zip isPartner billingEmail language\n            students { _id firstName lastName email hasBirthData }\n          }\n          sessions {\n            waiting\n            session {\n              _id startDate registrationCount capacity location { name { nl en fr } } language { name { nl en fr } }\n              plannedCourse { title { nl en fr } type price }\n            }\n          }\n          session {\n            waiting\n            session {\n              _id startDate registrationCount capacity location { name { nl en fr } } language { name { nl en fr } }\n              plannedCourse { title { nl en fr } type price }\n            }\n          }\n        }\n      }\n    "): typeof import('./graphql.ts').PhonePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ReceiptList(\n      $page: Int!, $limit: Int!, $sort: [String], $search: String, $payer: String, $hasRest: String, $receivedOn: String\n    ) {\n      receipts(\n        page: $page, limit: $limit, sort: $sort, search: $search, payer: $payer, hasRest: $hasRest,\n        receivedOn: $receivedOn\n      ) {\n        total\n        items { _id amount rest receivedOn payer reference customer parts { invoice number amount } undone { at } }\n      }\n    }\n  "): typeof import('./graphql.ts').ReceiptListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PanelReceipt($id: String!) {\n    receipt(id: $id) {\n      _id amount rest receivedOn payer way reference organisation user customer recordedBy createdAt\n      parts { invoice number amount }\n      repayments { _id amount paidOn reference reason recordedBy createdAt undone { at by reason } }\n      undone { at by reason }\n      openInvoices { _id number customer owed dueOn }\n    }\n  }\n"): typeof import('./graphql.ts').PanelReceiptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UndoReceipt($id: String!, $input: ReceiptUndoing_Input!) {\n      undoReceipt(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').UndoReceiptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UndoRepayment($id: String!, $input: ReceiptUndoing_Input!) {\n      undoRepayment(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').UndoRepaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation PutReceipt($id: String!, $input: NewReceiptParts_Input!) {\n      putReceipt(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').PutReceiptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RepayReceipt($id: String!, $input: NewRepayment_Input!, $key: String) {\n      repayReceipt(id: $id, input: $input, Idempotency_Key: $key) { _id }\n    }\n  "): typeof import('./graphql.ts').RepayReceiptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query DeskRegistrations(\n      $page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $outcome: String, $session: String,\n      $course: String, $isChoosing: String, $locale: String, $of: String!, $hasCourse: Boolean!\n    ) {\n      deskRegistrations(\n        page: $page, limit: $limit, sort: $sort, search: $search, status: $status, outcome: $outcome, session: $session,\n        course: $course, isChoosing: $isChoosing\n      ) {\n        total isMore\n        items { _id customer contact participants course { nl en fr } startDate status outcome total createdAt isCanceled creditNotes { number } }\n      }\n      filteredCourses(limit: 999, facets: false, sort: \"title:ASC\", locale: $locale) { items { _id title { nl en fr } } }\n      courseSessions(id: $of, startDate: \">=2000-01-01\") @include(if: $hasCourse) {\n        _id startDate location { name { nl en fr } }\n      }\n    }\n  "): typeof import('./graphql.ts').DeskRegistrationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskRegistration(\n    $id: String!, $leaving: [String], $isLeaving: Boolean!, $isReplacing: Boolean!, $isMoving: Boolean!, $search: String,\n    $moving: [String], $credit: Int, $isAgreed: Boolean!, $isAgreedLeaving: Boolean!, $isDesk: Boolean!\n  ) {\n    registration(id: $id) {\n      _id status outcome paymentMethod isCanceled organisation user net vat total owed toPay reference expiresAt createdAt\n      shares { payer amount open }\n      priceLines { kind amount days from code percent }\n      session { _id startDate decision course { type title { nl en fr } } location { name { nl en fr } } }\n      students { _id firstName lastName email hasAttendanceAttest }\n      invoice { name address zip city email vat }\n      issuedInvoice { _id number }\n      refund { amount isSettled }\n    }\n    deskRegistrations(_id: $id, limit: 1) { items { contact phone creditNotes { _id number } apart { _id startDate } } }\n    cancellationEffect(id: $id) { isPossible credit refund kept daysBack daysKept }\n    leavingEffect: cancellationEffect(id: $id, students: $leaving) @include(if: $isLeaving) {\n      isPossible isWhole credit refund kept daysBack daysKept\n    }\n    agreedEffect: cancellationEffect(id: $id, credit: $credit) @include(if: $isAgreed) {\n      isPossible credit refund kept daysBack daysKept\n    }\n    agreedLeaving: cancellationEffect(id: $id, students: $leaving, credit: $credit) @include(if: $isAgreedLeaving) {\n      isPossible isWhole credit refund kept daysBack daysKept\n    }\n    registrationMoves(id: $id, students: $moving) @include(if: $isMoving) {\n      isPossible refusal\n      sessions {\n        difference today refundToday isOverCapacity\n        session { _id startDate registrationCount capacity location { name { nl en fr } } language { name { nl en fr } } }\n      }\n    }\n    registrationReplacements(id: $id, search: $search) @include(if: $isReplacing) { _id firstName lastName email }\n    notes(subject: \"registration\", id: $id) { ...NoteLine }\n    deskMessages(registration: $id) @include(if: $isDesk) { ...WrittenLine }\n    registrationHistory(id: $id) { what to reason at by before about }\n    openInvoices: invoices(registration: $id, status: \"open\", kind: \"invoice\", limit: 1) { items { _id owed } }\n  }\n"): typeof import('./graphql.ts').DeskRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelForCustomer($id: String!, $input: NewCancellation_Input!) {\n    cancelRegistration(id: $id, input: $input) { registration }\n  }\n"): typeof import('./graphql.ts').CancelForCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ReplaceForCustomer($id: String!, $leaving: String!, $input: ParticipantReplacement_Input!) {\n      replaceParticipant(id: $id, studentId: $leaving, input: $input)\n    }\n  "): typeof import('./graphql.ts').ReplaceForCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation MoveForCustomer($id: String!, $input: NewMove_Input!) {\n      moveRegistration(id: $id, input: $input) { registration }\n    }\n  "): typeof import('./graphql.ts').MoveForCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeForCustomer($id: String!, $input: RegistrationChanges_Input!) {\n    updateRegistration(id: $id, input: $input) { _id }\n  }\n"): typeof import('./graphql.ts').ChangeForCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RequestList($page: Int!, $limit: Int!, $sort: [String], $status: String, $search: String) {\n      bookings(page: $page, limit: $limit, sort: $sort, status: $status, search: $search) {\n        total\n        items {\n          _id status persons date dayPart roomName { nl en fr } firstName lastName organisationName offerValidUntil\n          offer { number total } createdAt\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RequestListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Request($id: String!) {\n    booking(id: $id) {\n      _id status persons date dayPart catering configuration wheelchairAccess pcRoom whiteboard reducedRate\n      roomType roomName { nl en fr } notes customerRef firstName lastName organisationName email phone vat\n      address zip city country\n      offerValidUntil reason createdAt\n      offer {\n        number issuedOn validUntil room net vat total\n        agreed { roomPrice cateringPrice discount { description amount } }\n        lines { description quantity unitPrice amount vatRate }\n      }\n      issuedInvoice { _id number }\n    }\n    bookingRivals(id: $id) { _id status dayPart roomType firstName lastName organisationName }\n    overtaken: bookings(_id: $id, isOvertaken: \"true\", limit: 1) { total }\n    scarce: bookings(_id: $id, isScarce: \"true\", limit: 1) { total }\n    bookingHistory(id: $id) { status at by byProvider }\n    openInvoices: invoices(booking: $id, status: \"open\", kind: \"invoice\", limit: 1) { items { _id owed } }\n    allRoomTypes(sort: [\"sequence:ASC\"]) { _id name { nl en fr } capacity priceHalfDay priceFullDay }\n  }\n"): typeof import('./graphql.ts').RequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeRequest($id: String!, $input: BookingChanges_Input!) {\n    updateBooking(id: $id, input: $input) { _id }\n  }\n"): typeof import('./graphql.ts').ChangeRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ApproveForCustomer($input: ApprovedOffer_Input!) {\n      approveOffer(input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').ApproveForCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KeepRoom($input: NewOwnUse_Input!) {\n      createOwnUse(input: $input) { ownUse }\n    }\n  "): typeof import('./graphql.ts').KeepRoomDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation FreeRoom($id: String!) {\n      deleteOwnUse(id: $id)\n    }\n  "): typeof import('./graphql.ts').FreeRoomDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query PanelRooms($from: String!, $to: String!) {\n        roomCalendar(from: $from, to: $to) { _id status date dayPart roomType firstName lastName organisationName }\n        roomUses(from: $from, to: $to) { roomType start end session ownUse title { nl en fr } reason note by }\n        allRoomTypes(sort: [\"sequence:ASC\"]) { _id name { nl en fr } }\n      }\n    "): typeof import('./graphql.ts').PanelRoomsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query PanelSearch($text: String, $locale: String) {\n        panelSearch(text: $text, locale: $locale) {\n          corrected\n          groups {\n            kind total isMore\n            items { _id title about day amount status customer locale block }\n          }\n        }\n      }\n    "): typeof import('./graphql.ts').PanelSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation StartSecondFactor($userId: String!, $input: SecondFactorStart_Input!) {\n      startSecondFactor(userId: $userId, input: $input) { isOn }\n    }\n  "): typeof import('./graphql.ts').StartSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ConfirmSecondFactor($userId: String!, $input: SecondFactorConfirmation_Input!) {\n      confirmSecondFactor(userId: $userId, input: $input)\n    }\n  "): typeof import('./graphql.ts').ConfirmSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemoveSecondFactor($userId: String!, $input: SecondFactorRemoval_Input!) {\n      removeSecondFactor(userId: $userId, input: $input)\n    }\n  "): typeof import('./graphql.ts').RemoveSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation PanelSwitchOrganisation($input: OrganisationChoice_Input!) {\n      switchOrganisation(input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').PanelSwitchOrganisationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PanelAccess($userId: String!) {\n    secondFactor(userId: $userId) { isOn since isDemanded recoveryCodesLeft secret uri recoveryCodes }\n  }\n"): typeof import('./graphql.ts').PanelAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAttendance($id: String!, $input: AttendanceMarks_Input!) {\n    markAttendance(id: $id, input: $input) { marked }\n  }\n"): typeof import('./graphql.ts').MarkAttendanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskAttendance($id: String!) {\n    plannedSessions(_id: $id, endDate: \">=2000-01-01\", limit: 1) {\n      items { _id schedule { start end } plannedCourse { title { nl en fr } } }\n    }\n    sessionParticipants(id: $id) { student firstName lastName customer attendances { day present morning afternoon disputed } }\n  }\n"): typeof import('./graphql.ts').DeskAttendanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SetSessionCosts($id: String!, $input: NewSessionCosts_Input!) {\n      setSessionCosts(id: $id, input: $input) { costs }\n    }\n  "): typeof import('./graphql.ts').SetSessionCostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddSessionMaterial($id: String!, $input: AddSessionFiles_Input!) {\n      addSessionFiles(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').AddSessionMaterialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemoveSessionMaterial($id: String!, $file: String!) {\n      removeSessionFile(id: $id, file: $file)\n    }\n  "): typeof import('./graphql.ts').RemoveSessionMaterialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query SessionList(\n      $page: Int!, $limit: Int!, $sort: [String], $startDate: String, $endDate: String!, $title: String,\n      $location: String, $language: String, $decision: String, $belowMinimum: String, $fullyBooked: String,\n      $course: String, $of: String!, $hasCourse: Boolean!\n    ) {\n      plannedSessions(\n        page: $page, limit: $limit, sort: $sort, startDate: $startDate, endDate: $endDate, title: $title,\n        location: $location, language: $language, decision: $decision, belowMinimum: $belowMinimum,\n        fullyBooked: $fullyBooked, course: $course\n      ) {\n        total\n        items {\n          _id startDate endDate registrationCount capacity minimum decision\n          plannedCourse { title { nl en fr } } location { name { nl en fr } } language { name { nl en fr } }\n          trainer { name }\n        }\n      }\n      course(id: $of) @include(if: $hasCourse) { title { nl en fr } }\n      allLocations { key name { nl en fr } }\n      allLanguages { code name { nl en fr } }\n    }\n  "): typeof import('./graphql.ts').SessionListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskSession(\n    $id: String!, $isChanging: Boolean!, $act: String!, $student: String, $isTelling: Boolean!, $isAsking: Boolean!\n  ) {\n    plannedSessions(_id: $id, endDate: \">=2000-01-01\", limit: 1) {\n      items {\n        _id startDate endDate schedule { start end } duration registrationCount capacity minimum decisionOn decision updatedAt\n        location { _id name { nl en fr } } language { _id name { nl en fr } } trainer { _id name }\n        plannedCourse { _id title { nl en fr } slug { nl en fr } price }\n      }\n    }\n    sessionCosts(id: $id) { costs }\n    sessionFiles(id: $id) { _id name size by createdAt }\n    session(id: $id) @include(if: $isChanging) { courseDetails { trainers { _id name } } }\n    sessionParticipants(id: $id) {\n      student firstName lastName email registration status paymentMethod customer total\n      attendances { day present } result { _id score maximum passed remark } certificate { _id } obstacle unnoted\n      attendanceAttest { lacks { day half } }\n    }\n    sessionMails(id: $id, act: $act, student: $student) @include(if: $isTelling) { ...ExpectedMails }\n    waitingListEntries(session: $id, status: \"waiting,offered\", limit: 100) {\n      items { _id students { firstName lastName } seats createdAt }\n    }\n    notes(subject: \"session\", id: $id) { ...NoteLine }\n    deskMessages(session: $id) { ...WrittenLine }\n    sessionHistory(id: $id) { what to about at by }\n    sessionPractical(id: $id) {\n      room onlineLink contact bring { nl en fr } courseBring { nl en fr } isOnline mailsAt linkAt expected\n      mailed { student at linkAt } version lacks waits\n    }\n    trainerLink(id: $id) {\n      trainer { _id name email phone } version mailsAt sentAt sentTo openedAt isOpen endsAt\n      others { trainer { _id name email phone } version mailsAt sentAt sentTo openedAt isOpen endsAt }\n    }\n    trainerRequests(id: $id) { _id trainer name status reason askedAt askedBy endedAt }\n    trainerRequestChoices(id: $id) @include(if: $isAsking) {\n      subject text language trainers { _id name email isTaken isAsked }\n    }\n    sessionEvaluation(id: $id) {\n      asked answered closesAt isShown\n      questions { place kind text { nl en fr } texts spread { count average counts } }\n    }\n    sessionPlanning(id: $id) {\n      roomType roomName { nl en fr } trainers { _id name start end } clashes { _id place kind name { nl en fr } acceptedBy acceptedAt }\n    }\n    courseChoices @include(if: $isChanging) { trainers { _id name } }\n    allRoomTypes(sort: [\"sequence:ASC\"]) @include(if: $isChanging) { _id name { nl en fr } }\n    allLocations @include(if: $isChanging) { _id name { nl en fr } }\n    allLanguages @include(if: $isChanging) { _id name { nl en fr } }\n  }\n"): typeof import('./graphql.ts').DeskSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation TakeSessionOff($id: String!) {\n      cancelSession(id: $id) { _id }\n    }\n  "): typeof import('./graphql.ts').TakeSessionOffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation LetSessionRun($id: String!) {\n      confirmSession(id: $id) { _id }\n    }\n  "): typeof import('./graphql.ts').LetSessionRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangeSession($id: String!, $input: SessionChanges_Input!) {\n      updateSession(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').ChangeSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SendPractical($id: String!, $input: PracticalSending_Input!) {\n      sendPractical(id: $id, input: $input) { sent }\n    }\n  "): typeof import('./graphql.ts').SendPracticalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation WriteResult($input: NewResult_Input!) {\n      createResult(input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').WriteResultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation MendResult($id: String!, $input: ResultChanges_Input!) {\n      updateResult(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').MendResultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation GiveCertificates($id: String!) {\n      giveCertificates(id: $id) { given }\n    }\n  "): typeof import('./graphql.ts').GiveCertificatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation WriteResultRow(\n      $isKnown: Boolean!, $id: String!, $input: NewResult_Input!, $changes: ResultChanges_Input!\n    ) {\n      createResult(input: $input) @skip(if: $isKnown) { _id }\n      updateResult(id: $id, input: $changes) @include(if: $isKnown) { _id }\n    }\n  "): typeof import('./graphql.ts').WriteResultRowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query DeskResults($id: String!) {\n        plannedSessions(_id: $id, endDate: \">=2000-01-01\", limit: 1) {\n          items { _id plannedCourse { title { nl en fr } } }\n        }\n        sessionParticipants(id: $id) { student firstName lastName customer result { _id score maximum passed } }\n      }\n    "): typeof import('./graphql.ts').DeskResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeriesPage(\n    $id: String!, $isChoosing: Boolean!, $locale: String, $isShown: Boolean!, $firstDay: String!, $from: String!,\n    $until: String!, $everyWeeks: Int!, $times: Int!, $days: Int!, $skip: String, $moved: String, $trainer: String,\n    $roomType: String\n  ) {\n    seriesClashes(\n      firstDay: $firstDay, from: $from, until: $until, everyWeeks: $everyWeeks, times: $times, days: $days,\n      skip: $skip, moved: $moved, trainer: $trainer, roomType: $roomType\n    ) @include(if: $isShown) { _id place kind name { nl en fr } days }\n    course(id: $id) {\n      _id title { nl en fr } days groupSize trainers { _id name } locations { _id } languages { _id } sessions { duration schedule { start } }\n    }\n    deskCourses(limit: 999, sort: [\"title:ASC\"], locale: $locale) @include(if: $isChoosing) {\n      items { _id title { nl en fr } }\n    }\n    allLocations { _id name { nl en fr } }\n    allLanguages { _id name { nl en fr } }\n    allRoomTypes(sort: [\"sequence:ASC\"]) { _id name { nl en fr } }\n  }\n"): typeof import('./graphql.ts').SeriesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query MovedSeriesCourse($id: String!) {\n      course(id: $id) { _id }\n    }\n  "): typeof import('./graphql.ts').MovedSeriesCourseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query SeriesCourse($id: String!) {\n      course(id: $id) { _id }\n    }\n  "): typeof import('./graphql.ts').SeriesCourseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation MakeSeries($input: NewSeries_Input!, $key: String!) {\n      createSeries(input: $input, Idempotency_Key: $key) { sessions }\n    }\n  "): typeof import('./graphql.ts').MakeSeriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SendTrainerLink($id: String!, $input: TrainerLinkSending_Input!) {\n      sendTrainerLink(id: $id, input: $input) { version }\n    }\n  "): typeof import('./graphql.ts').SendTrainerLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RevokeTrainerLink($id: String!, $trainer: String) {\n      revokeTrainerLink(id: $id, trainer: $trainer)\n    }\n  "): typeof import('./graphql.ts').RevokeTrainerLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AskTrainers($id: String!, $input: NewTrainerRequests_Input!) {\n      askTrainers(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').AskTrainersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation EndTrainerRequest($id: String!, $request: String!) {\n      endTrainerRequest(id: $id, request: $request)\n    }\n  "): typeof import('./graphql.ts').EndTrainerRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation NoteAbsence($input: NewTrainerAbsence_Input!) {\n      createTrainerAbsence(input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').NoteAbsenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemoveAbsence($id: String!) {\n      deleteTrainerAbsence(id: $id)\n    }\n  "): typeof import('./graphql.ts').RemoveAbsenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query PanelTrainers($from: String!, $to: String!) {\n        trainerCalendar(from: $from, to: $to) {\n          _id name\n          lessons { session start end title { nl en fr } place { nl en fr } }\n          absences { _id fromDay untilDay fromTime untilTime reason by }\n        }\n      }\n    "): typeof import('./graphql.ts').PanelTrainersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation InviteColleague($input: NewColleague_Input!) {\n      inviteColleague(input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').InviteColleagueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateColleague($id: String!, $input: ColleagueChanges_Input!) {\n    updateColleague(id: $id, input: $input) { _id }\n  }\n"): typeof import('./graphql.ts').UpdateColleagueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation InviteColleagueAgain($id: String!) {\n      inviteColleagueAgain(id: $id) { _id }\n    }\n  "): typeof import('./graphql.ts').InviteColleagueAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PanelSettings($isAdministrator: Boolean!, $isFinance: Boolean!) {\n    panelSettings @include(if: $isAdministrator) {\n      isSecondFactorDemanded\n      colleagues { _id name email panelRoles trainer { _id name } active isInvited secondFactorSince }\n      events { event actor subject createdAt }\n    }\n    allTrainers @include(if: $isAdministrator) { _id name }\n    billingSettings @include(if: $isFinance) { daysUntilDue mostOpen paidBefore forPrivatePersons daysKept }\n    reminderSettings @include(if: $isFinance) { isAutomatic firstAfter secondAfter thirdAfter fee asksDamages }\n    ledgerAccounts @include(if: $isFinance) {\n      customers courses rooms other exempt vat6 vat12 vat21 bank cash paymentProvider advances writtenOff\n    }\n  }\n"): typeof import('./graphql.ts').PanelSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation DemandSecondFactor($input: PanelSettingsChanges_Input!) {\n      updatePanelSettings(input: $input) { isSecondFactorDemanded }\n    }\n  "): typeof import('./graphql.ts').DemandSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemoveColleagueSecondFactor($id: String!, $input: SecondFactorReset_Input!) {\n      removeColleagueSecondFactor(id: $id, input: $input)\n    }\n  "): typeof import('./graphql.ts').RemoveColleagueSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangeBillingSettings($input: BillingSettingsChanges_Input!) {\n      updateBillingSettings(input: $input) { daysUntilDue }\n    }\n  "): typeof import('./graphql.ts').ChangeBillingSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateReminderSettings($input: ReminderSettingsChanges_Input!) {\n      updateReminderSettings(input: $input) { isAutomatic }\n    }\n  "): typeof import('./graphql.ts').UpdateReminderSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangeLedgerAccounts($input: LedgerAccountsChanges_Input!) {\n      updateLedgerAccounts(input: $input) { customers }\n    }\n  "): typeof import('./graphql.ts').ChangeLedgerAccountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProvider($input: ProviderChanges_Input!) {\n    updateProvider(input: $input) { name }\n  }\n"): typeof import('./graphql.ts').UpdateProviderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query Company {\n        provider {\n          name zip vat email phone iban recognition updatedAt\n          street { nl en fr } city { nl en fr } register { nl en fr }\n          openingHours { nl en fr } terms { nl en fr } invoiceLine { nl en fr }\n        }\n      }\n    "): typeof import('./graphql.ts').CompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmOwnPassword($input: PasswordConfirmation_Input!) {\n    confirmPassword(input: $input)\n  }\n"): typeof import('./graphql.ts').ConfirmOwnPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query PanelVisits($from: String!, $to: String!) {\n        pageViews(from: $from, to: $to) {\n          total\n          days { day views }\n          pages { path locale views }\n        }\n      }\n    "): typeof import('./graphql.ts').PanelVisitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Receivers on MessageReceivers {\n    total languages { language count } leftOut { name email why } shown fields lacks\n    receivers { address kind name email language sentAt mail }\n  }\n"): typeof import('./graphql.ts').ReceiversFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation WriteMessage($input: NewDeskMessage_Input!, $key: String!) {\n      createDeskMessage(input: $input, Idempotency_Key: $key) { _id }\n    }\n  "): typeof import('./graphql.ts').WriteMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query WritePage(\n        $session: String, $registrations: [String], $customers: [String], $found: String, $foundCustomers: String,\n        $to: String, $from: String!, $isAgain: Boolean!\n      ) {\n        messageReceivers(\n          session: $session, registrations: $registrations, customers: $customers, found: $found,\n          foundCustomers: $foundCustomers, to: $to\n        ) {\n          ...Receivers\n        }\n        deskMessage(id: $from) @include(if: $isAgain) { subject { nl en fr } text { nl en fr } copyToSelf }\n      }\n    "): typeof import('./graphql.ts').WritePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SendMessage($id: String!, $input: MessageSending_Input!) {\n      sendDeskMessage(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').SendMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query WrittenMessage($id: String!) {\n        deskMessage(id: $id) {\n          _id subject { nl en fr } text { nl en fr } state author isByTrainer createdAt sentAt session registrations customers found foundCustomers to mailed\n          receivers { ...Receivers }\n        }\n      }\n    "): typeof import('./graphql.ts').WrittenMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query SentMail($id: String!) {\n        mails(_id: $id, limit: 1) { items { _id to subject createdAt sentAt state } }\n      }\n    "): typeof import('./graphql.ts').SentMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookingScreen($id: String!) {\n    booking(id: $id) {\n      _id status persons date dayPart catering configuration wheelchairAccess pcRoom whiteboard reducedRate\n      roomType roomName { nl en fr } notes customerRef offerValidUntil owed reason\n      organisationName vat address zip city country\n      offer {\n        number issuedOn validUntil room net vat total\n        lines { description quantity unitPrice amount vatRate }\n      }\n      issuedInvoice { _id number }\n    }\n    bookingHistory(id: $id) { status at by byProvider }\n    provider { name iban }\n  }\n"): typeof import('./graphql.ts').BookingScreenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ApproveOffer($input: ApprovedOffer_Input!, $customerRef: String) {\n      approveOffer(input: $input, customerRef: $customerRef) { _id }\n    }\n  "): typeof import('./graphql.ts').ApproveOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RefuseOffer($id: String!, $input: BookingChanges_Input!) {\n      updateBooking(id: $id, input: $input) { _id status }\n    }\n  "): typeof import('./graphql.ts').RefuseOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation WithdrawBooking($id: String!, $input: BookingChanges_Input!) {\n      updateBooking(id: $id, input: $input) { _id status }\n    }\n  "): typeof import('./graphql.ts').WithdrawBookingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookingRow on Booking {\n    _id status persons date dayPart roomType roomName { nl en fr } offerValidUntil owed\n    offer { number room total }\n  }\n"): typeof import('./graphql.ts').BookingRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookingList($page: Int!, $limit: Int!) {\n    todo: bookings(status: \"waiting_for_customer,waiting_for_payment\", sort: [\"date:ASC\"], limit: 100) {\n      items { ...BookingRow }\n    }\n    coming: bookings(status: \"new,paid\", sort: [\"date:ASC\"], limit: 100) { items { ...BookingRow } }\n    ended: bookings(status: \"request_rejected,rejected,quotation_expired,completed\", page: $page, limit: $limit) {\n      total items { ...BookingRow }\n    }\n  }\n"): typeof import('./graphql.ts').BookingListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvoiceRow on Invoice {\n    _id number status issuedOn dueOn total owed creditOf eInvoice paymentReference booking\n    shares { payer open }\n    lines { description } customer { vat enterpriseNumber }\n  }\n"): typeof import('./graphql.ts').InvoiceRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvoiceScreen($userId: String!, $organisation: String!, $isMember: Boolean!, $page: Int!, $limit: Int!,\n    $sort: [String], $search: String, $status: String, $period: String) {\n    me(userId: $userId) {\n      firstName lastName email emailVerified address zip city country\n      organisation { name vat enterpriseNumber receivesEInvoices address zip city country reference enterpriseSize }\n    }\n    ownPrepaidCards {\n      _id number days daysLeft validUntil state\n      uses { registration days startDate course { nl en fr } }\n    }\n    provider { name iban }\n    administrators(id: $organisation) @include(if: $isMember) { firstName lastName }\n    due: invoices(status: \"open\", total: \">0\", sort: [\"dueOn:ASC\"], limit: 5) { total items { ...InvoiceRow } }\n    invoices(page: $page, limit: $limit, sort: $sort, search: $search, status: $status, period: $period) {\n      total items { ...InvoiceRow }\n    }\n  }\n"): typeof import('./graphql.ts').InvoiceScreenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SaveInvoiceData($id: String!, $organisation: OrganisationChanges_Input!, $person: UserChanges_Input!,\n      $isOrganisation: Boolean!) {\n      updateOrganisation(id: $id, input: $organisation) @include(if: $isOrganisation) { _id }\n      updateUser(id: $id, input: $person) @skip(if: $isOrganisation) { _id }\n    }\n  "): typeof import('./graphql.ts').SaveInvoiceDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UnfinishedRecord on UnfinishedRegistration {\n    _id keptUntil\n    students { firstName lastName }\n    session { _id schedule { start end } course { _id title { nl en fr } } }\n  }\n"): typeof import('./graphql.ts').UnfinishedRecordFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangeEmail($id: String!, $input: UserChanges_Input!) {\n      updateUser(id: $id, input: $input) { newEmail }\n    }\n  "): typeof import('./graphql.ts').ChangeEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ResendVerification($input: VerificationRequest_Input!) {\n      resendVerification(input: $input) { email }\n    }\n  "): typeof import('./graphql.ts').ResendVerificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangePassword($input: PasswordChange_Input!) {\n      changePassword(input: $input) { email }\n    }\n  "): typeof import('./graphql.ts').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation EndSession($userId: String!, $sessionId: String!) {\n      endLoginSession(userId: $userId, sessionId: $sessionId)\n    }\n  "): typeof import('./graphql.ts').EndSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation EndOtherSessions($userId: String!) {\n      endOtherLoginSessions(userId: $userId)\n    }\n  "): typeof import('./graphql.ts').EndOtherSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoginData($userId: String!) {\n    me(userId: $userId) { email emailVerified newEmail }\n    loginSessions(userId: $userId) { _id browser system createdAt lastUsedAt current }\n  }\n"): typeof import('./graphql.ts').LoginDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SwitchOrganisation($input: OrganisationChoice_Input!) {\n      switchOrganisation(input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').SwitchOrganisationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RequestMembership($userId: String!, $input: NewMembership_Input!) {\n      requestMembership(userId: $userId, input: $input) { approval }\n    }\n  "): typeof import('./graphql.ts').RequestMembershipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation EndMembership($userId: String!, $organisation: String!) {\n      endMembership(userId: $userId, organisationId: $organisation)\n    }\n  "): typeof import('./graphql.ts').EndMembershipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Organisations($userId: String!) {\n    memberships(userId: $userId) { organisation { _id name } approval roles current }\n  }\n"): typeof import('./graphql.ts').OrganisationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation StartUpload($input: StartStudentUpload_Input!) {\n      startStudentUpload(input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').StartUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation MapUpload($id: String!, $input: StudentUploadColumns_Input!) {\n      mapStudentUpload(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').MapUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CorrectUpload($id: String!, $row: String!, $input: StudentUploadRow_Input!) {\n      correctStudentUpload(id: $id, row: $row, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').CorrectUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddUpload($id: String!) {\n      addStudentUpload(id: $id) { _id }\n    }\n  "): typeof import('./graphql.ts').AddUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UndoUpload($id: String!) {\n      undoStudentUpload(id: $id) { _id }\n    }\n  "): typeof import('./graphql.ts').UndoUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StudentUpload($id: String!) {\n    studentUpload(id: $id) {\n      _id fileName state missing total good bad added\n      columns { heading sample field }\n      badRows { row cells { field value message } }\n    }\n  }\n"): typeof import('./graphql.ts').StudentUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddParticipant($input: NewStudent_Input!) {\n    createStudent(input: $input) { _id }\n  }\n"): typeof import('./graphql.ts').AddParticipantDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeParticipant($id: String!, $input: StudentChanges_Input!) {\n    updateStudent(id: $id, input: $input) { _id }\n  }\n"): typeof import('./graphql.ts').ChangeParticipantDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveParticipant($id: String!) {\n    deleteStudent(id: $id)\n  }\n"): typeof import('./graphql.ts').RemoveParticipantDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveParticipants($input: ChosenStudents_Input!) {\n    removeStudents(input: $input) { done refused { _id } }\n  }\n"): typeof import('./graphql.ts').RemoveParticipantsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestoreParticipants($input: ChosenStudents_Input!) {\n      restoreStudents(input: $input) { done }\n    }\n  "): typeof import('./graphql.ts').RestoreParticipantsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation InviteParticipants($input: ChosenStudents_Input!) {\n      inviteStudents(input: $input) { done refused { _id } }\n    }\n  "): typeof import('./graphql.ts').InviteParticipantsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation DecideJoin($id: String!, $input: ApprovalDecision_Input!) {\n      decideApproval(id: $id, input: $input) { approval }\n    }\n  "): typeof import('./graphql.ts').DecideJoinDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPassword($input: PasswordConfirmation_Input!) {\n    confirmPassword(input: $input)\n  }\n"): typeof import('./graphql.ts').ConfirmPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveRoles($id: String!, $userId: String!, $input: OrganisationContactChanges_Input!) {\n    updateOrganisationContact(id: $id, userId: $userId, input: $input) { _id }\n  }\n"): typeof import('./graphql.ts').GiveRolesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveColleague($id: String!, $userId: String!) {\n    removeOrganisationContact(id: $id, userId: $userId)\n  }\n"): typeof import('./graphql.ts').RemoveColleagueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Participants($search: String, $status: String, $sort: [String], $page: Int, $limit: Int,\n    $edited: String!, $isEditing: Boolean!, $asked: String!, $isAsking: Boolean!,\n    $organisation: String!, $isMember: Boolean!, $isAdministrator: Boolean!) {\n    students(search: $search, status: $status, sort: $sort, page: $page, limit: $limit) {\n      total\n      items { _id firstName lastName email language dateOfBirth birthPlace status }\n    }\n    edited: student(id: $edited) @include(if: $isEditing) {\n      _id firstName lastName email phone language dateOfBirth birthPlace status\n    }\n    asked: students(_id: $asked, limit: 100) @include(if: $isAsking) { items { _id firstName lastName } }\n    administrators(id: $organisation) @include(if: $isMember) { firstName lastName }\n    approvals @include(if: $isAdministrator) { _id firstName lastName email phone createdAt }\n    organisationContacts(id: $organisation) @include(if: $isAdministrator) { _id firstName lastName email roles }\n  }\n"): typeof import('./graphql.ts').ParticipantsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SavePersonalData($id: String!, $input: UserChanges_Input!) {\n      updateUser(id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').SavePersonalDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonalData($userId: String!) {\n    me(userId: $userId) {\n      email emailVerified address zip city firstName lastName phone language allowMarketing\n      organisation { name vat address zip city }\n      contact { roles }\n      student { _id dateOfBirth birthPlace }\n    }\n    unfinishedRegistrations { ...UnfinishedRecord }\n    waiting(userId: $userId) { registrationsToPay bookingsToPay quotationsToAnswer invoicesToPay requestsToDecide }\n  }\n"): typeof import('./graphql.ts').PersonalDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplaceParticipant($id: String!, $studentId: String!, $input: ParticipantReplacement_Input!) {\n    replaceParticipant(id: $id, studentId: $studentId, input: $input)\n  }\n"): typeof import('./graphql.ts').ReplaceParticipantDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CancellationEffect on CancellationEffect {\n    students isPossible isWhole withdrawal withdrawableUntil credit refund kept daysBack daysKept\n  }\n"): typeof import('./graphql.ts').CancellationEffectFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RegistrationMoves on RegistrationMoves {\n    until isPossible refusal\n    sessions {\n      difference refund\n      session {\n        _id decision schedule { start end }\n        location { isOnline name { nl en fr } city { nl en fr } }\n        language { name { nl en fr } }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RegistrationMovesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RegistrationDetail($id: String!, $students: [String], $withdrawal: Boolean, $moving: [String]) {\n    registration(id: $id) {\n      ...RegistrationRecord\n      ...PriceLines\n      invoice { name vat }\n      deadlines { subsidy { apply pay } trainingLeave { attest request claim minimumHours } }\n      session { duration endDate course { type trainingDatabaseNumber } }\n      practical { ...PracticalFacts }\n    }\n    cancellationEffect(id: $id, students: $students, withdrawal: $withdrawal) { ...CancellationEffect }\n    registrationMoves(id: $id, students: $moving) { ...RegistrationMoves }\n    provider { name vat recognition }\n    students(limit: 999, status: \"!deleted\", sort: [\"lastName:ASC\", \"firstName:ASC\"]) {\n      items { _id firstName lastName status }\n    }\n  }\n"): typeof import('./graphql.ts').RegistrationDetailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation MoveRegistration($id: String!, $input: NewMove_Input!) {\n      moveRegistration(id: $id, input: $input) { registration }\n    }\n  "): typeof import('./graphql.ts').MoveRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitingRecord on WaitingListEntry {\n    _id status place seats offeredUntil\n    students { firstName lastName }\n    session { ...SessionOfRecord }\n  }\n"): typeof import('./graphql.ts').WaitingRecordFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation MakeCalendarFeed { createCalendarFeed { address } }\n  "): typeof import('./graphql.ts').MakeCalendarFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RevokeCalendarFeed { revokeCalendarFeed }\n  "): typeof import('./graphql.ts').RevokeCalendarFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation DeleteWaitingListEntry($id: String!) { deleteWaitingListEntry(id: $id) }\n  "): typeof import('./graphql.ts').DeleteWaitingListEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionOfRecord on RegisteredSession {\n    _id\n    startDate\n    schedule { start end }\n    course { _id key category slug { nl en fr } title { nl en fr } }\n    location { isOnline name { nl en fr } city { nl en fr } }\n    language { name { nl en fr } }\n  }\n"): typeof import('./graphql.ts').SessionOfRecordFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PracticalFacts on RegistrationPractical {\n    room onlineLink linkOn mailedOn contact\n    bring { nl en fr } directions { nl en fr } parking { nl en fr }\n    files { _id name size }\n  }\n"): typeof import('./graphql.ts').PracticalFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RegistrationRecord on Registration {\n    _id status phase outcome payment paymentMethod net vat total owed isCanceled paidAt expiresAt\n    choice { until offered { _id schedule { start end } } }\n    refund { amount isSettled }\n    issuedInvoice { _id number }\n    dueOn toPay\n    shares { payer amount open }\n    students { _id firstName lastName result { score maximum passed remark } certificate { _id } hasAttendanceAttest }\n    session { ...SessionOfRecord minimum decisionOn decision }\n  }\n"): typeof import('./graphql.ts').RegistrationRecordFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RegistrationList($userId: String!, $status: String, $certificates: String, $text: String, $sort: [String],\n    $page: Int, $limit: Int) {\n    registrations(status: $status, certificates: $certificates, text: $text, sort: $sort, page: $page, limit: $limit) {\n      total\n      items { ...RegistrationRecord }\n    }\n    registrationTotals { all awaitingPayment paid expired certificates }\n    calendarFeed { address }\n    unfinishedRegistrations { ...UnfinishedRecord }\n    waitingListEntries(status: \"waiting,offered\", limit: 100) { items { ...WaitingRecord } }\n    ownTrainings(userId: $userId) {\n      _id organisation registration phase\n      result { score maximum passed remark }\n      certificate { _id }\n      hasAttendanceAttest\n      session { ...SessionOfRecord }\n      practical { ...PracticalFacts }\n    }\n  }\n"): typeof import('./graphql.ts').RegistrationListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CancelRegistration($id: String!, $input: NewCancellation_Input!) {\n      cancelRegistration(id: $id, input: $input) { registration withdrawal credit kept }\n    }\n  "): typeof import('./graphql.ts').CancelRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CancelParticipant($id: String!, $studentId: String!) {\n      cancelParticipant(id: $id, studentId: $studentId)\n    }\n  "): typeof import('./graphql.ts').CancelParticipantDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnStatement($from: String, $until: String) {\n    ownAccountStatement(from: $from, until: $until) { ...StatementContent }\n  }\n"): typeof import('./graphql.ts').OwnStatementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrainingYear($year: Int, $search: String, $page: Int, $limit: Int) {\n    trainingYear(year: $year, search: $search, page: $page, limit: $limit) {\n      years\n      total\n      limit\n      items {\n        _id firstName lastName days hours\n        trainings { session course { nl en fr } slug { nl en fr } dates }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TrainingYearDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckOrganisation($input: UserCheck_Input!) {\n    validateUser(input: $input) { isUnique }\n  }\n"): typeof import('./graphql.ts').CheckOrganisationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NameOrganisation($input: UserCheck_Input!) {\n    validateUser(input: $input) { organisation { name } }\n  }\n"): typeof import('./graphql.ts').NameOrganisationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $input: PasswordChoice_Input!) {\n    resetPassword(token: $token, input: $input) { email }\n  }\n"): typeof import('./graphql.ts').ResetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RequestPasswordReset($input: PasswordResetRequest_Input!) {\n      requestPasswordReset(input: $input) { email }\n    }\n  "): typeof import('./graphql.ts').RequestPasswordResetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RegisteredAccount($userId: String!) {\n        me(userId: $userId) { firstName email emailVerified organisation { name } }\n      }\n    "): typeof import('./graphql.ts').RegisteredAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentNow($id: String!) {\n    registrationPayment(id: $id) { status outcome payment paymentMethod }\n    bookingPayment(id: $id) { status payment }\n  }\n"): typeof import('./graphql.ts').PaymentNowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Bill($id: String!, $userId: String!) {\n    me(userId: $userId) { email emailVerified }\n    registrationPayment(id: $id) { status outcome payment paymentMethod total }\n    bookingPayment(id: $id) { status payment }\n    registration(id: $id) {\n      _id status phase net expiresAt paymentMethod\n      ...PriceLines\n      deadlines { subsidy { apply pay } trainingLeave { request claim isInFlanders } }\n      students { firstName lastName }\n      issuedInvoice { _id }\n      dueOn toPay\n      shares { payer amount }\n      session { _id schedule { start end } course { key category slug { nl en fr } title { nl en fr } } }\n    }\n    booking(id: $id) { _id date dayPart persons roomName { nl en fr } owed offer { number room total } }\n  }\n"): typeof import('./graphql.ts').BillDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginPayment($input: PaymentRequest_Input!) {\n    createRegistrationPayment(input: $input) { redirectUrl }\n  }\n"): typeof import('./graphql.ts').BeginPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginRoomPayment($input: PaymentRequest_Input!) { createBookingPayment(input: $input) { redirectUrl } }\n"): typeof import('./graphql.ts').BeginRoomPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseOfSession($slug: String!, $locale: String!) {\n    course(id: $slug, locale: $locale) { _id slug { nl en fr } }\n  }\n"): typeof import('./graphql.ts').CourseOfSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FollowedCalendar($token: String!) {\n    followedCalendar(token: $token) {\n      locale\n      items {\n        participants\n        deadlines {\n          subsidy { apply pay }\n          trainingLeave { request claim }\n        }\n        session { ...PlannedSessionFields }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FollowedCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlannedSessionFields on PlannedSession {\n    _id\n    course\n    revision\n    movedAt\n    schedule { start end }\n    location { key isOnline name { nl en fr } city { nl en fr } address addresses { nl en fr } zip }\n    language { code name { nl en fr } }\n    plannedCourse {\n      slug { nl en fr }\n      title { nl en fr }\n      summary { nl en fr }\n      category { key name { nl en fr } }\n    }\n  }\n"): typeof import('./graphql.ts').PlannedSessionFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlannedSessions($page: Int!, $course: String) {\n    plannedSessions(limit: 999, page: $page, course: $course) {\n      total\n      items { ...PlannedSessionFields }\n    }\n  }\n"): typeof import('./graphql.ts').PlannedSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VisitorAfterChange($userId: String!) {\n    me(userId: $userId) { email firstName lastName approval organisation { _id name } contact { roles } }\n    waiting(userId: $userId) { registrationsToPay bookingsToPay quotationsToAnswer invoicesToPay requestsToDecide }\n  }\n"): typeof import('./graphql.ts').VisitorAfterChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CountPageView($input: NewPageView_Input!) {\n    countPageView(input: $input) { counted }\n  }\n"): typeof import('./graphql.ts').CountPageViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BannerDataFields on BannerData {\n    image\n    highlightTitle\n    highlightText\n    buttonLabel\n    url {\n      urlType\n      value\n    }\n  }\n"): typeof import('./graphql.ts').BannerDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BannerDataValues on BannerDataByLocale {\n    nl {\n      ...BannerDataFields\n    }\n    en @include(if: $en) {\n      ...BannerDataFields\n    }\n    fr @include(if: $fr) {\n      ...BannerDataFields\n    }\n  }\n"): typeof import('./graphql.ts').BannerDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseSearchDataFields on CourseSearchData {\n    placeholder\n    popular\n  }\n"): typeof import('./graphql.ts').CourseSearchDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseSearchDataValues on CourseSearchDataByLocale {\n    nl {\n      ...CourseSearchDataFields\n    }\n    en @include(if: $en) {\n      ...CourseSearchDataFields\n    }\n    fr @include(if: $fr) {\n      ...CourseSearchDataFields\n    }\n  }\n"): typeof import('./graphql.ts').CourseSearchDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomepageOfferDataFields on HomepageOfferData {\n    title\n    calendarTraining {\n      title\n      text\n    }\n    tailoredTraining {\n      title\n      text\n    }\n    onlineTraining {\n      title\n      text\n    }\n    certificationTraining {\n      title\n      text\n    }\n    coaching {\n      title\n      text\n    }\n  }\n"): typeof import('./graphql.ts').HomepageOfferDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomepageOfferDataValues on HomepageOfferDataByLocale {\n    nl {\n      ...HomepageOfferDataFields\n    }\n    en @include(if: $en) {\n      ...HomepageOfferDataFields\n    }\n    fr @include(if: $fr) {\n      ...HomepageOfferDataFields\n    }\n  }\n"): typeof import('./graphql.ts').HomepageOfferDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomepageUspsDataFields on HomepageUspsData {\n    items {\n      figure\n      text\n    }\n  }\n"): typeof import('./graphql.ts').HomepageUspsDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomepageUspsDataValues on HomepageUspsDataByLocale {\n    nl {\n      ...HomepageUspsDataFields\n    }\n    en @include(if: $en) {\n      ...HomepageUspsDataFields\n    }\n    fr @include(if: $fr) {\n      ...HomepageUspsDataFields\n    }\n  }\n"): typeof import('./graphql.ts').HomepageUspsDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PromoVideoDataFields on PromoVideoData {\n    title\n    text\n    video\n  }\n"): typeof import('./graphql.ts').PromoVideoDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PromoVideoDataValues on PromoVideoDataByLocale {\n    nl {\n      ...PromoVideoDataFields\n    }\n    en @include(if: $en) {\n      ...PromoVideoDataFields\n    }\n    fr @include(if: $fr) {\n      ...PromoVideoDataFields\n    }\n  }\n"): typeof import('./graphql.ts').PromoVideoDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseListDataFields on CourseListData {\n    title\n    text\n    show\n    limit\n    only\n    location\n    category\n  }\n"): typeof import('./graphql.ts').CourseListDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseListDataValues on CourseListDataByLocale {\n    nl {\n      ...CourseListDataFields\n    }\n    en @include(if: $en) {\n      ...CourseListDataFields\n    }\n    fr @include(if: $fr) {\n      ...CourseListDataFields\n    }\n  }\n"): typeof import('./graphql.ts').CourseListDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseCalendarDataFields on CourseCalendarData {\n    title\n    text\n  }\n"): typeof import('./graphql.ts').CourseCalendarDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseCalendarDataValues on CourseCalendarDataByLocale {\n    nl {\n      ...CourseCalendarDataFields\n    }\n    en @include(if: $en) {\n      ...CourseCalendarDataFields\n    }\n    fr @include(if: $fr) {\n      ...CourseCalendarDataFields\n    }\n  }\n"): typeof import('./graphql.ts').CourseCalendarDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RichTextDataFields on RichTextData {\n    title\n    text\n  }\n"): typeof import('./graphql.ts').RichTextDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RichTextDataValues on RichTextDataByLocale {\n    nl {\n      ...RichTextDataFields\n    }\n    en @include(if: $en) {\n      ...RichTextDataFields\n    }\n    fr @include(if: $fr) {\n      ...RichTextDataFields\n    }\n  }\n"): typeof import('./graphql.ts').RichTextDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewsDataFields on ReviewsData {\n    title\n    limit\n  }\n"): typeof import('./graphql.ts').ReviewsDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewsDataValues on ReviewsDataByLocale {\n    nl {\n      ...ReviewsDataFields\n    }\n    en @include(if: $en) {\n      ...ReviewsDataFields\n    }\n    fr @include(if: $fr) {\n      ...ReviewsDataFields\n    }\n  }\n"): typeof import('./graphql.ts').ReviewsDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FaqDataFields on FaqData {\n    title\n    subjects\n  }\n"): typeof import('./graphql.ts').FaqDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FaqDataValues on FaqDataByLocale {\n    nl {\n      ...FaqDataFields\n    }\n    en @include(if: $en) {\n      ...FaqDataFields\n    }\n    fr @include(if: $fr) {\n      ...FaqDataFields\n    }\n  }\n"): typeof import('./graphql.ts').FaqDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffDataFields on StaffData {\n    title\n    text\n  }\n"): typeof import('./graphql.ts').StaffDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffDataValues on StaffDataByLocale {\n    nl {\n      ...StaffDataFields\n    }\n    en @include(if: $en) {\n      ...StaffDataFields\n    }\n    fr @include(if: $fr) {\n      ...StaffDataFields\n    }\n  }\n"): typeof import('./graphql.ts').StaffDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RoomTypesDataFields on RoomTypesData {\n    title\n    text\n  }\n"): typeof import('./graphql.ts').RoomTypesDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RoomTypesDataValues on RoomTypesDataByLocale {\n    nl {\n      ...RoomTypesDataFields\n    }\n    en @include(if: $en) {\n      ...RoomTypesDataFields\n    }\n    fr @include(if: $fr) {\n      ...RoomTypesDataFields\n    }\n  }\n"): typeof import('./graphql.ts').RoomTypesDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TailoredDataFields on TailoredData {\n    title\n    text\n    buttonLabel\n    steps {\n      title\n      text\n    }\n  }\n"): typeof import('./graphql.ts').TailoredDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TailoredDataValues on TailoredDataByLocale {\n    nl {\n      ...TailoredDataFields\n    }\n    en @include(if: $en) {\n      ...TailoredDataFields\n    }\n    fr @include(if: $fr) {\n      ...TailoredDataFields\n    }\n  }\n"): typeof import('./graphql.ts').TailoredDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewsletterFormDataFields on NewsletterFormData {\n    title\n    text\n    buttonLabel\n  }\n"): typeof import('./graphql.ts').NewsletterFormDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewsletterFormDataValues on NewsletterFormDataByLocale {\n    nl {\n      ...NewsletterFormDataFields\n    }\n    en @include(if: $en) {\n      ...NewsletterFormDataFields\n    }\n    fr @include(if: $fr) {\n      ...NewsletterFormDataFields\n    }\n  }\n"): typeof import('./graphql.ts').NewsletterFormDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContactFormDataFields on ContactFormData {\n    title\n    text\n    buttonLabel\n  }\n"): typeof import('./graphql.ts').ContactFormDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContactFormDataValues on ContactFormDataByLocale {\n    nl {\n      ...ContactFormDataFields\n    }\n    en @include(if: $en) {\n      ...ContactFormDataFields\n    }\n    fr @include(if: $fr) {\n      ...ContactFormDataFields\n    }\n  }\n"): typeof import('./graphql.ts').ContactFormDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FooterDataFields on FooterData {\n    name\n    address\n    zip\n    city\n    phone\n    email\n    subsidyLabel\n    subsidyUrl\n    columns {\n      title\n      links {\n        label\n        url {\n          urlType\n          value\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FooterDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FooterDataValues on FooterDataByLocale {\n    nl {\n      ...FooterDataFields\n    }\n    en @include(if: $en) {\n      ...FooterDataFields\n    }\n    fr @include(if: $fr) {\n      ...FooterDataFields\n    }\n  }\n"): typeof import('./graphql.ts').FooterDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CookieDataFields on CookieData {\n    title\n    text\n    acceptLabel\n    declineLabel\n  }\n"): typeof import('./graphql.ts').CookieDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CookieDataValues on CookieDataByLocale {\n    nl {\n      ...CookieDataFields\n    }\n    en @include(if: $en) {\n      ...CookieDataFields\n    }\n    fr @include(if: $fr) {\n      ...CookieDataFields\n    }\n  }\n"): typeof import('./graphql.ts').CookieDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlacedBlock on LayoutBlock {\n    __typename\n    ... on BannerBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...BannerDataValues\n        }\n      }\n    }\n    ... on CourseSearchBlock {\n      id\n      block\n      hidden\n      data {\n        ...CourseSearchDataValues\n      }\n    }\n    ... on HomepageOfferBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...HomepageOfferDataValues\n        }\n      }\n    }\n    ... on HomepageUspsBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...HomepageUspsDataValues\n        }\n      }\n    }\n    ... on PromoVideoBlock {\n      id\n      block\n      hidden\n      data {\n        ...PromoVideoDataValues\n      }\n    }\n    ... on CourseListBlock {\n      id\n      block\n      hidden\n      data {\n        ...CourseListDataValues\n      }\n    }\n    ... on CourseCalendarBlock {\n      id\n      block\n      hidden\n      data {\n        ...CourseCalendarDataValues\n      }\n    }\n    ... on CourseDetailBlock {\n      id\n      block\n      hidden\n    }\n    ... on RichTextBlock {\n      id\n      block\n      hidden\n      data {\n        ...RichTextDataValues\n      }\n    }\n    ... on ReviewsBlock {\n      id\n      block\n      hidden\n      data {\n        ...ReviewsDataValues\n      }\n    }\n    ... on FaqBlock {\n      id\n      block\n      hidden\n      data {\n        ...FaqDataValues\n      }\n    }\n    ... on StaffBlock {\n      id\n      block\n      hidden\n      data {\n        ...StaffDataValues\n      }\n    }\n    ... on RoomTypesBlock {\n      id\n      block\n      hidden\n      data {\n        ...RoomTypesDataValues\n      }\n    }\n    ... on TailoredBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...TailoredDataValues\n        }\n      }\n    }\n    ... on NewsletterFormBlock {\n      id\n      block\n      hidden\n      data {\n        ...NewsletterFormDataValues\n      }\n    }\n    ... on ContactFormBlock {\n      id\n      block\n      hidden\n      data {\n        ...ContactFormDataValues\n      }\n    }\n    ... on FooterBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...FooterDataValues\n        }\n      }\n    }\n    ... on CookieBlock {\n      id\n      block\n      hidden\n      content {\n        data {\n          ...CookieDataValues\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PlacedBlockFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageDataFields on PageData {\n    title\n    seoDescription\n  }\n"): typeof import('./graphql.ts').PageDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageDataValues on PageDataByLocale {\n    nl {\n      ...PageDataFields\n    }\n    en @include(if: $en) {\n      ...PageDataFields\n    }\n    fr @include(if: $fr) {\n      ...PageDataFields\n    }\n  }\n"): typeof import('./graphql.ts').PageDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseContentDataFields on CourseContentData {\n    title\n    seoDescription\n    included\n    includedOnline\n    includedTailored\n    certificate\n    cancellation\n    subsidy\n    contactName\n    contactPhone\n    tailoredContactName\n    tailoredContactPhone\n    terms {\n      urlType\n      value\n    }\n  }\n"): typeof import('./graphql.ts').CourseContentDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseContentDataValues on CourseContentDataByLocale {\n    nl {\n      ...CourseContentDataFields\n    }\n    en @include(if: $en) {\n      ...CourseContentDataFields\n    }\n    fr @include(if: $fr) {\n      ...CourseContentDataFields\n    }\n  }\n"): typeof import('./graphql.ts').CourseContentDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContactDataFields on ContactData {\n    title\n    seoDescription\n    address\n    phone\n    email\n    openingHours\n  }\n"): typeof import('./graphql.ts').ContactDataFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContactDataValues on ContactDataByLocale {\n    nl {\n      ...ContactDataFields\n    }\n    en @include(if: $en) {\n      ...ContactDataFields\n    }\n    fr @include(if: $fr) {\n      ...ContactDataFields\n    }\n  }\n"): typeof import('./graphql.ts').ContactDataValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentPage($type: String!, $locale: String!, $en: Boolean!, $fr: Boolean!) {\n    staticContent(type: $type, locale: $locale) {\n      __typename\n      ... on HomepageContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on CourseContent {\n        type\n        version\n        data {\n          ...CourseContentDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on AboutContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on CoachingContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on ClassroomsContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on ContactContent {\n        type\n        version\n        data {\n          ...ContactDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on PrivacyContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on DisclaimerContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n      ... on NewsletterContent {\n        type\n        version\n        data {\n          ...PageDataValues\n        }\n        layout {\n          ...PlacedBlock\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ContentPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SlugPage($slug: String!, $locale: String!, $en: Boolean!, $fr: Boolean!) {\n    page(id: $slug, locale: $locale) {\n      _id\n      key\n      title {\n        ...Text\n      }\n      seoDescription {\n        ...Text\n      }\n      slug {\n        nl\n        en\n        fr\n      }\n      layout {\n        ...PlacedBlock\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SlugPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Frame($locale: String!, $en: Boolean!, $fr: Boolean!) {\n    publishedStaticContents(types: [\"course\", \"footer\", \"cookie\"], locale: $locale) {\n      __typename\n      ... on CourseContent {\n        layout {\n          __typename\n          ... on FooterBlock {\n            id\n            block\n            hidden\n          }\n          ... on CookieBlock {\n            id\n            block\n            hidden\n          }\n        }\n      }\n      ... on FooterContent {\n        type\n        data {\n          ...FooterDataValues\n        }\n      }\n      ... on CookieContent {\n        type\n        data {\n          ...CookieDataValues\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FrameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArrangedPages {\n    publishedStaticContents(\n      types: [\n        \"homepage\"\n        \"course\"\n        \"about\"\n        \"coaching\"\n        \"classrooms\"\n        \"contact\"\n        \"privacy\"\n        \"disclaimer\"\n        \"newsletter\"\n      ]\n    ) {\n      __typename\n      ... on HomepageContent {\n        type\n        updatedAt\n      }\n      ... on CourseContent {\n        type\n        updatedAt\n      }\n      ... on AboutContent {\n        type\n        updatedAt\n      }\n      ... on CoachingContent {\n        type\n        updatedAt\n      }\n      ... on ClassroomsContent {\n        type\n        updatedAt\n      }\n      ... on ContactContent {\n        type\n        updatedAt\n      }\n      ... on PrivacyContent {\n        type\n        updatedAt\n      }\n      ... on DisclaimerContent {\n        type\n        updatedAt\n      }\n      ... on NewsletterContent {\n        type\n        updatedAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ArrangedPagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Landings {\n    allLocations { key isOnline name { nl en fr } intro { nl en fr } }\n    allCategories { key name { nl en fr } intro { nl en fr } }\n    filteredCourses(limit: 1) { facets { locations { value count } categories { value count } } }\n  }\n"): typeof import('./graphql.ts').LandingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AnswerEvaluation($token: String!, $input: NewEvaluation_Input!) {\n      answerEvaluation(token: $token, input: $input) { answeredAt }\n    }\n  "): typeof import('./graphql.ts').AnswerEvaluationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Evaluation($token: String!) {\n    provider { email phone }\n    evaluation(token: $token) {\n      isOpen closesAt answeredAt course { nl en fr } schedule { start end } trainer firstName organisation\n      questions { place kind text { nl en fr } }\n      scores { q1 q2 q3 q4 q5 q6 q7 q8 q9 q10 }\n      texts { q1 q2 q3 q4 q5 q6 q7 q8 q9 q10 }\n      review { text shownAs status }\n    }\n  }\n"): typeof import('./graphql.ts').EvaluationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ConfirmNewsletter($input: NewsletterToken_Input!) {\n      confirmNewsletterSubscription(input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').ConfirmNewsletterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation EndNewsletter($input: NewsletterToken_Input!) {\n      endNewsletterSubscription(input: $input)\n    }\n  "): typeof import('./graphql.ts').EndNewsletterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OldSlug($kind: String!, $slug: String!, $locale: String!) {\n    oldSlug(kind: $kind, slug: $slug, locale: $locale) { slug { nl en fr } }\n  }\n"): typeof import('./graphql.ts').OldSlugDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation OpenPresence($input: DoorCode_Input!) {\n      openPresence(input: $input) { ticket }\n    }\n  "): typeof import('./graphql.ts').OpenPresenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SignPresence($ticket: String!, $input: NewPresence_Input!) {\n      signPresence(ticket: $ticket, input: $input) { day }\n    }\n  "): typeof import('./graphql.ts').SignPresenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Presence($ticket: String!) {\n    presence(ticket: $ticket) { course { nl en fr } day half }\n  }\n"): typeof import('./graphql.ts').PresenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ApproveQuotation($token: String!, $input: QuotationApproval_Input!) {\n      approveQuotation(token: $token, input: $input) { status }\n    }\n  "): typeof import('./graphql.ts').ApproveQuotationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RefuseQuotation($token: String!, $input: QuotationRefusal_Input!) {\n      refuseQuotation(token: $token, input: $input) { status }\n    }\n  "): typeof import('./graphql.ts').RefuseQuotationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferedQuotation($token: String!) {\n    provider { name }\n    offeredQuotation(token: $token) {\n      status isOpen date validUntil reason customerRef organisationName vat address zip city country\n      offer {\n        number issuedOn validUntil room date start end persons net vat total\n        lines { description quantity unitPrice amount vatRate }\n      }\n      agreed { room date start end }\n    }\n  }\n"): typeof import('./graphql.ts').OfferedQuotationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveRegistrationDraft($session: String!, $input: RegistrationDraftChanges_Input!) {\n    saveRegistrationDraft(session: $session, input: $input) {\n      _id\n      seatsLeft\n      students { _id lacksBirthData }\n    }\n  }\n"): typeof import('./graphql.ts').SaveRegistrationDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SaveInvoiceOfDraft($session: String!, $input: RegistrationDraftChanges_Input!, $account: String!,\n      $organisation: OrganisationChanges_Input!, $person: UserChanges_Input!,\n      $isOrganisations: Boolean!, $isPersons: Boolean!) {\n      saveRegistrationDraft(session: $session, input: $input) { _id }\n      updateOrganisation(id: $account, input: $organisation) @include(if: $isOrganisations) { _id }\n      updateUser(id: $account, input: $person) @include(if: $isPersons) { _id }\n    }\n  "): typeof import('./graphql.ts').SaveInvoiceOfDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmRegistrationDraft($session: String!, $input: DraftConfirmation_Input!) {\n    confirmRegistrationDraft(session: $session, input: $input) { _id }\n  }\n"): typeof import('./graphql.ts').ConfirmRegistrationDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepPayment($session: String!, $input: RegistrationDraftChanges_Input!) {\n    saveRegistrationDraft(session: $session, input: $input) { _id }\n  }\n"): typeof import('./graphql.ts').KeepPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation JoinWaitingList($input: NewWaitingListEntry_Input!) {\n      joinWaitingList(input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').JoinWaitingListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JourneyCourse on Course {\n    _id key type price earlyPrice earlyDays groupPrice groupFrom subsidised subsidyTheme\n    title { ...Text }\n    slug { nl en fr }\n    category { key }\n    sessions {\n      _id startDate registrationCount capacity fullyBooked minimum decisionOn decision\n      schedule { start end }\n      location { isOnline name { ...Text } city { ...Text } address addresses { ...Text } zip }\n      language { code name { ...Text } }\n    }\n  }\n"): typeof import('./graphql.ts').JourneyCourseFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RegisterJourney($id: String!, $session: String!, $isContact: Boolean!, $isStudents: Boolean!,\n    $search: String, $limit: Int, $email: String, $userId: String!, $en: Boolean!, $fr: Boolean!) {\n    course(id: $id) { ...JourneyCourse }\n    registrationDraft(session: $session) @include(if: $isContact) {\n      _id registered hasInvoice seatsLeft net total isPaidOnline paymentMethods payment enterpriseSize isSizeKnown\n      dueOn expiresAt discountCode discountRefusal discount { code unit value combines }\n      prepaidCard prepaidCards { _id number daysLeft daysEach }\n      students { _id firstName lastName email language dateOfBirth birthPlace lacksBirthData }\n      invoice { name address zip city country email vat reference }\n      deadlines { subsidy { apply pay } trainingLeave { request claim isInFlanders } }\n    }\n    students(search: $search, status: \"new,invited,active\", sort: [\"name:ASC\"], limit: $limit) @include(if: $isStudents) {\n      total\n      items { _id firstName lastName email language dateOfBirth birthPlace }\n    }\n    unpaid: registrations(session: $session, status: \"awaiting_payment\", phase: \"todo\", limit: 1)\n      @include(if: $isStudents) {\n      items { _id total expiresAt students { firstName lastName } }\n    }\n    self: students(email: $email, limit: 1) @include(if: $isStudents) {\n      items { _id firstName lastName email language dateOfBirth birthPlace }\n    }\n    staticContent(type: \"course\") @include(if: $isStudents) {\n      ... on CourseContent {\n        data {\n          nl { terms { urlType value } }\n          en @include(if: $en) { terms { urlType value } }\n          fr @include(if: $fr) { terms { urlType value } }\n        }\n      }\n    }\n    me(userId: $userId) @include(if: $isStudents) {\n      firstName lastName email emailVerified isPrivatePerson address zip city country\n      organisation { address zip city country }\n    }\n  }\n"): typeof import('./graphql.ts').RegisterJourneyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeatsNow($id: String!) {\n    course(id: $id) { sessions { _id registrationCount capacity fullyBooked } }\n  }\n"): typeof import('./graphql.ts').SeatsNowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingList($id: String!, $session: String!, $en: Boolean!, $fr: Boolean!) {\n    course(id: $id) { ...JourneyCourse }\n    registrationDraft(session: $session) {\n      invoice { zip }\n      deadlines { subsidy { apply } }\n      seatsLeft\n      students { _id firstName lastName }\n    }\n    waitingListEntries(session: $session, status: \"waiting,offered\", limit: 100) {\n      items { _id status place seats offeredUntil students { _id firstName lastName } }\n    }\n  }\n"): typeof import('./graphql.ts').WaitingListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Waiting($userId: String!) {\n    waiting(userId: $userId) { registrationsToPay bookingsToPay quotationsToAnswer invoicesToPay requestsToDecide }\n  }\n"): typeof import('./graphql.ts').WaitingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoomRequest($from: String!, $to: String!, $userId: String!, $isContact: Boolean!, $en: Boolean!, $fr: Boolean!) {\n    allRoomTypes(sort: [\"sequence:ASC\"]) {\n      _id key capacity configurations wheelchairAccess pcRoom whiteboard priceHalfDay priceFullDay\n      name { ...Text }\n    }\n    roomAvailability(from: $from, to: $to) { roomType date dayPart state }\n    provider { street { ...Text } zip city { ...Text } }\n    me(userId: $userId) @include(if: $isContact) {\n      firstName lastName email phone\n      organisation { name reference }\n    }\n  }\n"): typeof import('./graphql.ts').RoomRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoomWeek($from: String!, $to: String!) {\n    roomAvailability(from: $from, to: $to) { roomType date dayPart state }\n  }\n"): typeof import('./graphql.ts').RoomWeekDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RequestRoom($input: NewBooking_Input!, $key: String!) {\n      createBooking(input: $input, Idempotency_Key: $key) { date dayPart roomType }\n    }\n  "): typeof import('./graphql.ts').RequestRoomDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseSession($token: String!, $input: NewSessionChoice_Input!) {\n    chooseSession(token: $token, input: $input) { status }\n  }\n"): typeof import('./graphql.ts').ChooseSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChoiceSession on Session {\n    _id minimum decisionOn decision\n    schedule { start end }\n    location { isOnline name { nl en fr } city { nl en fr } }\n    language { name { nl en fr } }\n  }\n"): typeof import('./graphql.ts').ChoiceSessionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionChoice($token: String!) {\n    sessionChoice(token: $token) {\n      status isOpen until seats refund offered\n      session { schedule { start end } course { key slug { nl en fr } title { nl en fr } } }\n      sessions { ...ChoiceSession }\n    }\n  }\n"): typeof import('./graphql.ts').SessionChoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Offer($page: Int!) {\n    filteredCourses(limit: 999, page: $page, facets: false) {\n      total\n      items {\n        _id\n        slug { nl en fr }\n        updatedAt\n        category { key name { nl en fr } }\n        locations { key name { nl en fr } }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sitemap {\n    pages(limit: 999) {\n      items {\n        slug { nl en fr }\n        updatedAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SitemapDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerTrainerRequest($token: String!, $input: TrainerAnswer_Input!) {\n    answerTrainerRequest(token: $token, input: $input) { status }\n  }\n"): typeof import('./graphql.ts').AnswerTrainerRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AskedSession($token: String!) {\n    provider { phone }\n    askedSession(token: $token) {\n      status isOpen trainer room\n      session {\n        schedule { start end }\n        course { key category title { nl en fr } }\n        language { name { nl en fr } }\n        location { name { nl en fr } address addresses { nl en fr } zip city { nl en fr } isOnline }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AskedSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShownDoor on TrainerDoor {\n    course { nl en fr } day half code changesAt address isToCome\n    qrCode { side path }\n    participants { _id firstName lastName present signedAt trainerSignedAt }\n  }\n"): typeof import('./graphql.ts').ShownDoorFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrainerDoor($token: String!, $day: String!, $half: String!) {\n    provider { phone }\n    trainerDoor(token: $token, day: $day, half: $half) { ...ShownDoor }\n  }\n"): typeof import('./graphql.ts').TrainerDoorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SignTaught($token: String!, $input: NewTaughtHalf_Input!) {\n      signTaught(token: $token, input: $input) { day }\n    }\n  "): typeof import('./graphql.ts').SignTaughtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddMaterial($token: String!, $input: AddTaughtFiles_Input!) {\n      addTaughtFiles(token: $token, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').AddMaterialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RenameMaterial($token: String!, $id: String!, $input: SessionFileName_Input!) {\n      renameTaughtFile(token: $token, id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').RenameMaterialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemoveMaterial($token: String!, $id: String!) {\n      removeTaughtFile(token: $token, id: $id)\n    }\n  "): typeof import('./graphql.ts').RemoveMaterialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MaterialOpens($token: String!) {\n    trainerSession(token: $token) { _id }\n  }\n"): typeof import('./graphql.ts').MaterialOpensDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query Material($token: String!) {\n        trainerSession(token: $token) { session { course { key category title { nl en fr } } } }\n        taughtFiles(token: $token) { _id name size by createdAt isOwn }\n      }\n    "): typeof import('./graphql.ts').MaterialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation WriteTaught($token: String!, $input: NewTrainerMessage_Input!, $key: String!) {\n      writeTaught(token: $token, input: $input, Idempotency_Key: $key) { _id }\n    }\n  "): typeof import('./graphql.ts').WriteTaughtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SendTaught($token: String!, $id: String!, $input: MessageSending_Input!) {\n      sendTaught(token: $token, id: $id, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').SendTaughtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query TaughtMessage($token: String!, $look: String!, $isShown: Boolean!) {\n        trainerSession(token: $token) { session { course { key category title { nl en fr } } } }\n        trainerMessages(token: $token) {\n          total left languages { language count } sent { _id subject { nl en fr } sentAt total }\n        }\n        trainerMessage(token: $token, id: $look) @include(if: $isShown) {\n          _id state sentAt total mailed shown subject { nl en fr } text { nl en fr }\n          languages { language count } leftOut { name why } previews { language subject text }\n        }\n      }\n    "): typeof import('./graphql.ts').TaughtMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TaughtSession on TrainerSession {\n    _id trainer isOfAccount panelUrl markedAt endsAt room onlineLink contact\n    bring { nl en fr } directions { nl en fr } parking { nl en fr }\n    session {\n      schedule { start end }\n      course { key category title { nl en fr } }\n      language { name { nl en fr } }\n      location { isOnline address addresses { nl en fr } zip name { nl en fr } city { nl en fr } }\n    }\n    halves { day half }\n    participants {\n      _id firstName lastName organisation\n      days { day present morning afternoon }\n      marks { _id day half present madeAt by }\n    }\n  }\n"): typeof import('./graphql.ts').TaughtSessionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NoteTaught($token: String!, $input: NewMarks_Input!) {\n    markTaught(token: $token, input: $input) { refused session { ...TaughtSession } }\n  }\n"): typeof import('./graphql.ts').NoteTaughtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrainerSession($token: String!) {\n    provider { phone }\n    trainerSession(token: $token) { ...TaughtSession }\n  }\n"): typeof import('./graphql.ts').TrainerSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation GradeTaught($token: String!, $input: TaughtResult_Input!) {\n      gradeTaught(token: $token, input: $input) { _id }\n    }\n  "): typeof import('./graphql.ts').GradeTaughtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query TaughtResults($token: String!) {\n        trainerSession(token: $token) {\n          session { course { key category title { nl en fr } } }\n          participants { _id firstName lastName organisation result { score maximum passed } }\n        }\n      }\n    "): typeof import('./graphql.ts').TaughtResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation VerifyEmail($token: String!) {\n      verifyEmail(token: $token) { waits }\n    }\n  "): typeof import('./graphql.ts').VerifyEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifiedCertificate($code: String!) {\n    verifiedCertificate(code: $code) {\n      code firstName lastName course duration firstDay lastDay days issuedOn supplier\n    }\n  }\n"): typeof import('./graphql.ts').VerifiedCertificateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation PayRegistration($input: PaymentRequest_Input!) {\n      createRegistrationPayment(input: $input) { redirectUrl }\n    }\n  "): typeof import('./graphql.ts').PayRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation PayBooking($input: PaymentRequest_Input!) { createBookingPayment(input: $input) { redirectUrl } }\n  "): typeof import('./graphql.ts').PayBookingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AcceptSeatOffer($id: String!) {\n      acceptSeatOffer(id: $id) { session { _id course { _id } } }\n    }\n  "): typeof import('./graphql.ts').AcceptSeatOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StatementContent on AccountStatement {\n    customer opening open credit\n    lines { _id day kind number reference amount balance }\n  }\n"): typeof import('./graphql.ts').StatementContentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EInvoiceReceiver($number: String!) {\n    eInvoiceReceiver(number: $number) { canReceive }\n  }\n"): typeof import('./graphql.ts').EInvoiceReceiverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Text on LocalizedText {\n    nl\n    en @include(if: $en)\n    fr @include(if: $fr)\n  }\n"): typeof import('./graphql.ts').TextFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Picture on Picture {\n    url\n    width\n    height\n    focalX\n    focalY\n    alternativeText { ...Text }\n  }\n"): typeof import('./graphql.ts').PictureFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseCard on CourseSummary {\n    _id\n    key\n    type\n    days\n    price\n    subsidised\n    title { ...Text }\n    slug { ...Text }\n    summary { ...Text }\n    category { key name { ...Text } }\n    locations { key name { ...Text } }\n    languages { code }\n    nextSession { startDate seatsLeft location { name { ...Text } } language { code name { ...Text } } }\n  }\n"): typeof import('./graphql.ts').CourseCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me($userId: String!) {\n    me(userId: $userId) {\n      _id\n      email\n      username\n      firstName\n      lastName\n      phone\n      language\n      role\n      active\n      approval\n      allowMarketing\n      isPrivatePerson\n      organisation { _id name vat address zip city country reference }\n      contact { roles }\n      student { _id status dateOfBirth birthPlace }\n      trainer { _id name }\n    }\n  }\n"): typeof import('./graphql.ts').MeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckEmail($input: UserCheck_Input!) {\n    validateUser(input: $input) { isPrivatePerson organisation { _id } }\n  }\n"): typeof import('./graphql.ts').CheckEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: NewUser_Input!) {\n    createUser(input: $input) { approval }\n  }\n"): typeof import('./graphql.ts').RegisterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Login($input: Credentials_Input!) {\n      login(input: $input) { token { accessToken refreshToken } user { role } }\n    }\n  "): typeof import('./graphql.ts').LoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceLines on Registration {\n    vat total\n    priceLines { kind amount participants each days from code percent card }\n  }\n"): typeof import('./graphql.ts').PriceLinesFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
