"""Fill the office of the ticket machines with what is tested there.

It runs in the environment that the application was installed into, and reads the
password of everybody from the environment: ``python seed.py NAME ...``.
"""

from __future__ import annotations

import os
import sys

import django

django.setup()

from django.contrib.auth.models import User  # noqa: E402 (Django has to be set up)
from django.contrib.sites.models import Site  # noqa: E402
from stock import (  # noqa: E402
    BUGS,
    CASES,
    PLANS,
    PRODUCTS,
    RUNS,
    SURROUNDINGS,
    TAGS,
    TEMPLATES,
)
from tcms.bugs.models import Bug  # noqa: E402
from tcms.management.models import (  # noqa: E402
    Build,
    Classification,
    Component,
    Priority,
    Product,
    Tag,
    Version,
)
from tcms.testcases.models import (  # noqa: E402
    Category,
    Template,
    TestCase,
    TestCaseStatus,
)
from tcms.testplans.models import PlanType, TestPlan  # noqa: E402
from tcms.testruns.models import Environment, TestRun  # noqa: E402


def fill(password: str, names: list[str]) -> None:
    """Make the staff, what they make, and how it is tested."""
    Site.objects.update(domain=os.environ["TOLLBAR_URL"].split("//")[1])
    people = [
        User.objects.create_superuser(
            username=name,
            password=password,
            first_name=name.capitalize(),
            email=f"{name}@tollbar.test",
        )
        for name in names
    ]
    for tag in TAGS:
        Tag.objects.create(name=tag)
    for name, (what, value) in SURROUNDINGS.items():
        made = Environment.objects.create(name=name)
        made.environmentproperty_set.create(name=what, value=value)
    for name, text in TEMPLATES.items():
        Template.objects.create(name=name, text=text)
    _make_products(people[0])
    _make_plans(people)
    _make_runs(people)
    _make_bugs(people)


def _make_products(owner: User) -> None:
    kind = Classification.objects.create(name="Parking")
    for name, parts in PRODUCTS.items():
        product = Product.objects.create(name=name, classification=kind)
        for number, builds in parts["versions"].items():
            version = Version.objects.create(product=product, value=number)
            for build in builds:
                Build.objects.create(version=version, name=build)
        for category in parts["categories"]:
            Category.objects.create(product=product, name=category)
        for component in parts["components"]:
            Component.objects.create(
                product=product, name=component, initial_owner=owner
            )


def _make_plans(people: list[User]) -> None:
    confirmed = TestCaseStatus.objects.filter(is_confirmed=True).first()
    for number, (name, product, version, kind) in enumerate(PLANS):
        plan = TestPlan.objects.create(
            name=name,
            text=f"All that has to be tried before {product} {version} is sold.",
            product=Product.objects.get(name=product),
            product_version=Version.objects.get(product__name=product, value=version),
            author=people[number],
            type=PlanType.objects.get(name=kind),
        )
        for at, (summary, category, priority, component) in enumerate(CASES[name]):
            case = TestCase.objects.create(
                summary=summary,
                text=f"Try it three times.\n\n**Expected**: {summary.lower()}.",
                category=Category.objects.get(product__name=product, name=category),
                priority=Priority.objects.get(value=priority),
                case_status=confirmed,
                author=people[at % len(people)],
            )
            case.add_component(
                Component.objects.get(product__name=product, name=component)
            )
            plan.add_case(case)


def _make_runs(people: list[User]) -> None:
    for summary, at, build, category, tester in RUNS:
        plan = TestPlan.objects.get(name=PLANS[at][0])
        run = TestRun.objects.create(
            summary=summary,
            plan=plan,
            build=Build.objects.get(version=plan.product_version, name=build),
            manager=plan.author,
            default_tester=people[tester],
        )
        cases = plan.cases.filter(category__name=category).order_by("pk")
        for place, case in enumerate(cases):
            run.create_execution(case=case, sortkey=10 * place)


def _make_bugs(people: list[User]) -> None:
    for summary, at, build in BUGS:
        plan = TestPlan.objects.get(name=PLANS[at][0])
        Bug.objects.create(
            summary=summary,
            reporter=people[at],
            product=plan.product,
            version=plan.product_version,
            build=Build.objects.get(version=plan.product_version, name=build),
        )


if __name__ == "__main__":
    fill(os.environ["APPLICATION_PASSWORD"], sys.argv[1:])
